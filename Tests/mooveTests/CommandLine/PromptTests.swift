import Testing

@testable import moove

@Suite struct PromptTests {
    private static let script = ["tap tickets", "", "# riders", "choose adult"]

    @Test func `a person at a terminal is asked for each line`() {
        let piped = Run("run -", typed: TypedLines(Self.script))
        let typed = Run("run -", typed: TypedLines(Self.script, atTerminal: true))
        #expect(typed.output.components(around: "> ").count - 1 == Self.script.count + 1)
        #expect(typed.output.replacing("> ", with: "") == piped.output)
        #expect(!piped.output.contains("> "))
    }

    @Test func `lines are lines of JSON at a terminal too`() throws {
        let lines = try Run("run - --json", typed: TypedLines(Self.script, atTerminal: true)).json()
        #expect(
            lines.count == (try Run("run - --json", typed: TypedLines(Self.script)).json().count)
        )
    }

    @Test func `nothing is asked after a wrong line`() {
        let typed = TypedLines(["tap tickets", "tap tickets", "choose adult"], atTerminal: true)
        let run = Run("run -", typed: typed)
        #expect(run.code == .badInput)
        #expect(typed.unread == ["choose adult"])
        #expect(run.output.components(around: "> ").count - 1 == 2)
    }
}

extension String {
    fileprivate func components(around separator: String) -> [Substring] {
        split(separator: separator, omittingEmptySubsequences: false)
    }
}
