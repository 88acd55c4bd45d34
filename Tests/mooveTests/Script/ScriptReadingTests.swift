import Testing

@testable import moove

@Suite struct ScriptReadingTests {
    private static let script = """
        # A day ticket.
        open moove://app/fare_list?riderId=adult

        choose day
        confirm

        """

    @Test(arguments: [
        ("Windows's line ends", script.replacing("\n", with: "\r\n")),
        ("old Macintosh's line ends", script.replacing("\n", with: "\r")),
        ("no line end at the end", String(script.dropLast())),
        ("tabs", script.replacing(" ", with: "\t")),
        ("spaces around", script.replacing("\n", with: " \t\n  ")),
        ("a comment behind", script.replacing("choose day", with: "choose day # or month")),
        ("a byte order mark", "\u{FEFF}\(script)"),
    ])
    func `a script says the same in other dress`(dress: String, script: String) throws {
        let run = try Run(script: script)
        #expect(run.code == .done)
        #expect(run.errors == [])
        let plain = try Run(script: Self.script)
        #expect(run.output == plain.output)
        #expect(plain.output.contains("5   confirm"))
    }

    @Test(arguments: ["", "\n", "\n\n \t\r\n", "# nothing", "# nothing\r\n#more\r\n"])
    func `a script that says nothing only launches the app`(script: String) throws {
        let run = try Run(script: script, options: ["--json"])
        #expect(run.code == .done)
        #expect(run.errors == [])
        #expect(try run.json().actions == ["launch"])
    }

    @Test(arguments: [[0xFF, 0xFE], Array("tap tickets\n".utf8) + [0xC3], [0xED, 0xA0, 0x80]])
    func `bytes that are no text run nothing`(bytes: [UInt8]) throws {
        let run = try Run(scriptBytes: bytes)
        #expect(run.code == .badInput)
        #expect(run.errors.first?.hasSuffix("/script.moove' as text, so nothing was run.") == true)
        #expect(run.output == "")
    }

    @Test func `names may have any letters`() throws {
        let run = try Run(script: "sign in Zoë-🎫\ntap 🎫", options: ["--json"])
        #expect(run.code == .badInput)
        #expect(run.errors.first?.contains("There is no section '🎫' to tap here.") == true)
        #expect(try run.json().actions == ["launch", "sign in Zoë-🎫"])
    }

    @Test func `a first comment is what to look for`() throws {
        let run = try Run(script: Self.script)
        #expect(run.output.contains("\n\nscript.moove\nA day ticket.\n\n    launch\n"))
        #expect(Flow("x", "#Look.\r\ntap tickets").summary == "Look.")
        #expect(Flow("x", "tap tickets\n# Look.").summary == "")
    }

    @Test(arguments: [
        ["tap tickets"], ["# comment", "tap tickets"], ["begin fresh denied", "tap tickets"],
    ])
    func `a pipe may begin with a byte order mark`(lines: [String]) {
        let marked = ["\u{FEFF}\(lines[0])"] + lines.dropFirst()
        let run = Run("run -", typed: TypedLines(marked))
        #expect(run.code == .done)
        #expect(run.errors == [])
        #expect(run.output == Run("run -", typed: TypedLines(lines)).output)
    }

    @Test func `a file and a pipe say the same but for their name`() throws {
        let lines = Self.script.split(separator: "\n", omittingEmptySubsequences: false)
        let typed = TypedLines(lines.dropLast().map(String.init))
        let piped = try Run("run - --json", typed: typed).json()
        let file = try Run(script: Self.script, options: ["--json"]).json()
        #expect(piped.actions == file.actions)
        #expect(piped.map { $0["type"] } == file.map { $0["type"] })
        #expect(piped.map { $0["line"] } == file.map { $0["line"] })
    }
}
