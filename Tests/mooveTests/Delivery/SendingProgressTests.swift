import Synchronization
import Testing
import VendorTesting
import VendorTransport

@testable import moove

@Suite struct SendingProgressTests {
    /// What `moove send` shows on the line that it writes over.
    private func shown(with options: [String]) throws -> [String] {
        try withFolder { folder in
            _ = Run(
                "run - --quiet --vendor-url http://127.0.0.1:1 --data-dir \(folder)",
                typed: TypedLines(["open moove://app/home"])
            )
            let sandbox = try VendorSandbox()
            let shown = Mutex<[String]>([])
            let code = Moove.run(
                ["send", "--data-dir", folder, "--vendor-url", sandbox.address.text] + options,
                environment: ["XDG_CONFIG_HOME": folder],
                console: Console(
                    write: { _ in },
                    writeError: { _ in },
                    hasColour: false,
                    writeProgress: { text in shown.withLock { $0.append(text) } }
                )
            )
            #expect(code == .done)
            return shown.withLock { $0 }
        }
    }

    @Test func `counts and a rate are shown meanwhile, and taken away at the end`() throws {
        let texts = try shown(with: [])
        let first = try #require(texts.first)
        #expect(try first.wholeMatch(of: Regex(#"\d+ records? in 1 request, \d+ a second"#)) != nil)
        #expect(texts.last == "")
    }

    @Test(arguments: ["--json", "--quiet"])
    func `nothing is shown to who doesn't want to read it`(option: String) throws {
        #expect(try shown(with: [option]) == [])
    }
}
