import Testing

@testable import moove

/// The program as a process, where what is tested in-process elsewhere can't be seen.
@Suite struct ExecutableTests {
    private static let purchase = """
        open moove://app/fare_list?riderId=adult
        choose day
        confirm

        """

    @Test func `a pipe is a script`() throws {
        let result = try Executable.run(["run", "-"], input: Self.purchase)
        let typed = TypedLines(Self.purchase.split(separator: "\n").map(String.init))
        #expect(result.code == 0)
        #expect(result.output == Run("run -", typed: typed).output)
        #expect(result.output.contains("Bought 1 × day for 5.00 USD."))
        #expect(result.error == "")
    }

    @Test func `a pipe with Windows's line ends says the same`() throws {
        let windows = Self.purchase.replacing("\n", with: "\r\n")
        let result = try Executable.run(["run", "-"], input: windows)
        #expect(result.code == 0)
        #expect(result.output == (try Executable.run(["run", "-"], input: Self.purchase)).output)
    }

    @Test func `a wrong command line is told on standard error alone`() throws {
        let result = try Executable.run(["demoo"])
        #expect(result.code == 64)
        #expect(result.output == "")
        #expect(result.error == Run("demoo").errors.map { "\($0)\n" }.joined())
    }

    @Test func `a wrong line is told on standard error, what ran before on standard output`() throws
    {
        let input = "\(Self.purchase)nonsense\n"
        let result = try Executable.run(["run", "-", "--json"], input: input)
        #expect(result.code == 65)
        let lines = try result.output.split(separator: "\n").map { try JSON(text: String($0)) }
        #expect(lines.actions.last == "confirm")
        #expect(lines.last?["type"] == "summary")
        #expect(result.error.hasPrefix("moove: standard-input, line 4: 'nonsense' is no action."))
    }

    @Test func `problems are an exit code`() throws {
        let result = try Executable.run(["demo", "--strict", "--quiet"])
        #expect(result.code == 1)
        #expect(result.error == "")
    }

    @Test(arguments: [
        ([:], true), (["NO_COLOR": "1"], false), (["NO_COLOR": ""], true),
        (["TERM": "dumb"], false),
    ])
    func `a terminal has colours, unless its environment says not`(
        environment: [String: String],
        hasColour: Bool
    ) throws {
        let arguments = ["demo", "buy-ticket"]
        let result = try Executable.runOnTerminal(arguments, environment: environment)
        #expect(result.code == 0)
        #expect(result.output.contains("\u{1B}[1m") == hasColour)
        #expect(
            !(try Executable.run(arguments, environment: environment)).output.contains("\u{1B}")
        )
    }

    @Test func `a person at a terminal is asked for lines`() throws {
        let result = try Executable.runOnTerminal(["run", "-"], typed: "tap tickets\n")
        #expect(result.code == 0)
        #expect(result.output.contains("> "))
        #expect(result.output.contains("track"))
        #expect(result.output.contains("rider_list"))
    }
}
