import Testing

@testable import moove

@Suite struct HelpTests {
    @Test(arguments: ["--help", "-h", "help", "--help --list", "--json --help"])
    func `the program's help names each command`(commandLine: String) {
        let run = Run(commandLine)
        #expect(run.code == .done)
        #expect(run.errors == [])
        #expect(run.output == Help.overview + "\n")
        for command in Command.allCases {
            #expect(run.output.contains("  \(command.words)  "))
            let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(words.contains(command.summary))
        }
    }

    @Test(arguments: Command.allCases)
    func `a command's help names each of its options`(command: Command) {
        let run = Run("help \(command.rawValue)")
        #expect(run.code == .done)
        #expect(run.errors == [])
        #expect(run.output.hasPrefix("moove \(command.words)\n"))
        for option in command.options {
            #expect(run.lines.contains { $0.hasPrefix("  \(option.flag) ") }, "\(option)")
        }
        #expect(Run("\(command.rawValue) --help").output == run.output)
        #expect(Run("-h \(command.rawValue)").output == run.output)
    }

    @Test func `demo's help names each flow, and run's each action`() {
        let demo = Run("help demo").lines
        for flow in Flow.all {
            #expect(demo.contains { $0.hasPrefix("  \(flow.name) ") }, "\(flow.name)")
        }
        let run = Run("help run").lines
        for verb in ActionVerb.allCases {
            #expect(run.contains { $0.hasPrefix("  \(verb.usage)  ") }, "\(verb)")
        }
    }

    @Test func `help is asked for before anything is looked for`() {
        #expect(Run("run --help /nowhere /nowhere").code == .done)
        #expect(Run("demo nothing --help").code == .done)
    }

    @Test(arguments: ["--version", "demo --version", "--version --help"])
    func `the version is one line`(commandLine: String) {
        let run = Run(commandLine)
        #expect(run.code == .done)
        #expect(run.output == "moove \(Moove.version)\n")
        #expect(Moove.version.wholeMatch(of: /\d+\.\d+\.\d+/) != nil)
    }

    @Test func `the list has a line for each flow, with what to look for`() {
        let run = Run("demo --list")
        #expect(run.code == .done)
        let lines = run.output.split(separator: "\n")
        #expect(lines.count == Flow.all.count)
        for (line, flow) in zip(lines, Flow.all) {
            #expect(line.split(separator: " ").first.map(String.init) == flow.name)
            #expect(line.hasSuffix("  \(flow.summary)"))
        }
        #expect(Run("demo --list sign-in-out").output.hasPrefix("sign-in-out  Requests carry"))
    }
}
