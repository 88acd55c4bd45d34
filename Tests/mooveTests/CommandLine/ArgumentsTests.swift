import Testing

@testable import moove

@Suite struct ArgumentsTests {
    @Test func `without a command it is the demo`() throws {
        let arguments = try Arguments([])
        #expect(arguments.command == .demo)
        #expect(arguments.words == [])
        #expect(arguments.isBare)
    }

    @Test func `options may stand anywhere`() throws {
        let before = try Arguments(["--json", "run", "--strict", "file"])
        let after = try Arguments(["run", "file", "--strict", "--json"])
        #expect(before == after)
        #expect(before.options == [.json, .strict])
        #expect(before.words == ["file"])
    }

    @Test func `two hyphens end the options`() throws {
        let arguments = try Arguments(["run", "--json", "--", "--strict"])
        #expect(arguments.options == [.json])
        #expect(arguments.words == ["--strict"])
    }

    @Test(arguments: [["--data-dir", "d"], ["--data-dir=d"], ["--data-dir", "x", "--data-dir=d"]])
    func `a value stands behind its option or after an equals sign`(words: [String]) throws {
        let arguments = try Arguments(words + ["run", "file"])
        #expect(arguments.values == [.dataDir: "d"])
        #expect(arguments.words == ["file"])
    }

    @Test func `one hyphen is a word`() throws {
        #expect(try Arguments(["run", "-"]).words == ["-"])
    }

    @Test(arguments: Command.allCases)
    func `each command takes help, the version and its own options, and no other`(
        command: Command
    ) {
        for option in Option.allCases {
            let value = option == .vendorURL ? "https://x" : "x"
            let word = option.value == nil ? option.flag : "\(option.flag)=\(value)"
            let isTaken = (try? Arguments([command.rawValue, word])) != nil
            let isItsOwn = command.options.contains(option)
            #expect(isTaken == (isItsOwn || [.help, .version].contains(option)), "\(option)")
        }
    }
}
