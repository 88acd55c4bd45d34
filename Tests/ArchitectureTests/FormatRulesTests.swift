import Foundation
import Testing

@Suite struct FormatRulesTests {
    @Test func `the configuration names every rule and setting of this toolchain`() throws {
        let file = try #require(Repository.files([".swift-format"]).first)
        let listed = try FormatConfiguration(json: Data(file.text.utf8))
        let known = try FormatConfiguration(
            json: Command.output(of: ["swift", "format", "dump-configuration"])
        )
        #expect(known.rules.contains("OrderedImports"))
        for difference in listed.differences(from: known) { Issue.record("\(difference)") }
    }

    @Test func `a rule or setting that only one side has is found`() {
        let listed = FormatConfiguration(rules: ["A", "B"], settings: ["rules", "tabWidth"])
        let known = FormatConfiguration(rules: ["B", "C"], settings: ["rules", "lineLength"])
        #expect(
            listed.differences(from: known) == [
                "'A' stands in .swift-format, but this toolchain does not know it. "
                    + "To fix, remove it.",
                "'tabWidth' stands in .swift-format, but this toolchain does not know it. "
                    + "To fix, remove it.",
                "'C' is new in this toolchain. To fix, decide on it in .swift-format.",
                "'lineLength' is new in this toolchain. To fix, decide on it in .swift-format.",
            ]
        )
    }
}

/// The names in a configuration of swift-format.
private struct FormatConfiguration {
    let rules: Set<String>
    let settings: Set<String>

    func differences(from known: FormatConfiguration) -> [String] {
        let unknown =
            rules.subtracting(known.rules).sorted() + settings.subtracting(known.settings).sorted()
        let new =
            known.rules.subtracting(rules).sorted() + known.settings.subtracting(settings).sorted()
        return unknown.map {
            "'\($0)' stands in .swift-format, but this toolchain does not know it. To fix, remove it."
        } + new.map { "'\($0)' is new in this toolchain. To fix, decide on it in .swift-format." }
    }
}

extension FormatConfiguration {
    init(json: Data) throws {
        let settings = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
        let rules = try #require(settings["rules"] as? [String: Any])
        self.init(rules: Set(rules.keys), settings: Set(settings.keys))
    }
}
