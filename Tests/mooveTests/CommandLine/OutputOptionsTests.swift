import Testing

@testable import moove

@Suite struct OutputOptionsTests {
    private static let escape = "\u{1B}["

    @Test(arguments: [
        ("", true), ("--no-color", false), ("--json", false), ("--quiet", true),
        ("--quiet --no-color", false),
    ])
    func `a terminal gets colours, unless asked not to`(options: String, hasColour: Bool) {
        let run = Run("demo buy-ticket \(options)", hasColour: true)
        #expect(run.output.contains(Self.escape) == hasColour)
        #expect(Run("demo buy-ticket \(options)").output.contains(Self.escape) == false)
    }

    @Test(arguments: ["demo --strict", "demo --strict --whole"])
    func `colours change nothing else`(commandLine: String) {
        let coloured = Run(commandLine, hasColour: true).output
        #expect(coloured.contains(Self.escape))
        #expect(coloured.replacing(/\u{1B}\[\d+m/, with: "") == Run(commandLine).output)
    }

    @Test func `quietly, each flow is a line and all of them another`() {
        let run = Run("demo --quiet")
        let lines = run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
        let heads = lines.map { $0.prefix { $0 != ":" } }
        #expect(heads.map(String.init) == Flow.all.map(\.name) + ["\(Flow.all.count) flows"])
    }

    @Test func `quietly, the numbers are the same`() throws {
        let loud = Run("demo --whole").output.split(separator: "\n").filter {
            $0.contains(/\ calls; |^  records\/requests: |^    [a-z]+ \d+(\/\d+)?(,|$)/)
        }
        #expect(Run("demo --quiet").output.split(separator: "\n") == loud)
        let lines = try Run("demo --json").json().filter { $0["type"] == "summary" }
        #expect(try Run("demo --json --quiet").json() == lines)
    }

    @Test func `one flow has no sum beside its own`() throws {
        let lines = try Run("demo buy-ticket --json").json()
        #expect(lines.filter { $0["type"] == "summary" }.map { $0["flow"] } == ["buy-ticket"])
    }

    @Test func `a script may be told without values, and with them for the log`() {
        let plain = Run("demo buy-ticket").output
        let logged = Run("demo buy-ticket --log").output
        #expect(plain.split(separator: "\n").filter { $0.contains("rider-1") }.count == 1)
        #expect(logged.split(separator: "\n").filter { $0.contains("rider-1") }.count == 2)
        #expect(!plain.contains("      log "))
    }

    @Test(arguments: ["begin fresh undecided", "begin kept granted"])
    func `a script's start that --keep overrules is told`(start: String) throws {
        let run = try Run(script: start + "\ntap tickets\n", options: ["--keep"])
        #expect(run.code == .done)
        #expect(run.errors.count == 1)
        #expect(run.errors.first?.contains("'begin' is not followed") == true)
    }

    @Test(arguments: ["begin kept", ""])
    func `one that says the same isn't`(start: String) throws {
        let run = try Run(script: start + "\ntap tickets\n", options: ["--keep"])
        #expect(run.errors == [])
    }
}
