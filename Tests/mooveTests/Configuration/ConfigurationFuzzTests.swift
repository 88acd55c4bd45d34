import Testing
import VendorDelivery

@testable import moove

/// Whatever the text of a configuration is, it is read or refused, and no secret is told.
@Suite struct ConfigurationFuzzTests {
    private static let pieces = [
        "{", "}", "[", "]", "\"", "\\", ",", ":", "//", "\n", "null", "true", "1e999", "-0.5",
        "\\u0000",
        "\u{0}", "🎫", "'", "/*", "*/", "Infinity", "vendors", "mixpanel", "token", " ", "0x1F",
    ]

    /// The samples' text with a few pieces put in or taken out.
    private static func mutant(_ seed: Int) -> String {
        let world = World(named: "mutant-\(seed)")
        func number(below limit: Int) -> Int {
            let digits = world.makeID("n").suffix(15)
            return (Int(digits, radix: 16) ?? 0) % limit
        }
        var text = Array(SampleConfiguration.text)
        for _ in 0...number(below: 3) {
            let position = number(below: text.count)
            switch number(below: 3) {
            case 0: text.insert(contentsOf: pieces[number(below: pieces.count)], at: position)
            case 1: text.remove(at: position)
            default: text.removeSubrange(position..<min(text.count, position + number(below: 40)))
            }
        }
        return String(text)
    }

    @Test(arguments: 0..<10)
    func `a text that is changed at random is read, or refused without a secret`(
        batch: Int
    ) throws {
        var refused = 0
        for seed in 0..<100 {
            let text = Self.mutant(batch * 100 + seed)
            do throws(ConfigurationProblem) {
                let document = try ConfigurationDocument(text: text, path: "config.json")
                _ = try AppConfiguration(try document.settings())
            } catch {
                refused += 1
                #expect(!error.message.contains("CANARY"), "\(text)")
                #expect(!error.message.isEmpty)
            }
        }
        #expect((1..<100).contains(refused))
    }

    @Test(arguments: ["[", "{\"vendors\":", "{\"a\":["], [10, 500, 511, 512, 513, 100_000])
    func `a text nested however deep is refused`(piece: String, depth: Int) {
        let text = String(repeating: piece, count: depth)
        #expect(throws: ConfigurationProblem.self) {
            try ConfigurationDocument(text: text, path: "config.json").settings()
        }
        let closing = piece.reversed().compactMap { ["[": "]", "{": "}"][$0] }.joined()
        let inner = piece.hasSuffix(":") ? "1" : ""
        let closed = text + inner + String(repeating: closing, count: depth)
        #expect(throws: ConfigurationProblem.self) {
            try ConfigurationDocument(text: closed, path: "config.json").settings()
        }
    }
}
