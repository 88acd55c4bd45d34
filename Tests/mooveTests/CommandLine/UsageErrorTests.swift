import Testing

@testable import moove

@Suite struct UsageErrorTests {
    private static let commands = Command.allCases.map(\.rawValue).joined(separator: ", ")
    private static let flows = Flow.all.map(\.name).joined(separator: ", ")
    private static let options = Option.allCases.map(\.flag).joined(separator: ", ")
    private static let forFiles =
        "'moove run' takes one file, or - for standard input; it was given"

    private static let mistakes: [(commandLine: String, message: String)] = [
        ("demoo", "There is no command 'demoo'. Did you mean 'demo'? There are: \(commands)."),
        ("Demo", "There is no command 'Demo'. Did you mean 'demo'? There are: \(commands)."),
        ("zzzzzz", "There is no command 'zzzzzz'. There are: \(commands)."),
        ("-", "There is no command '-'. There are: \(commands)."),
        (
            "demo by-ticket",
            "There is no flow 'by-ticket'. Did you mean 'buy-ticket'? There are: \(flows)."
        ),
        ("demo buy-ticket nothing", "There is no flow 'nothing'. There are: \(flows)."),
        ("demo -- --list", "There is no flow '--list'. There are: \(flows)."),
        ("--jsn", "There is no option '--jsn'. Did you mean '--json'? There are: \(options)."),
        ("demo -j", "There is no option '-j'. There are: \(options)."),
        (
            "run x --quite",
            "There is no option '--quite'. Did you mean '--quiet'? There are: \(options)."
        ),
        ("help jsno", "There is no help topic 'jsno'. There are: \(commands), json."),
        (
            "help rn",
            "There is no help topic 'rn'. Did you mean 'run'? There are: \(commands), json."
        ),
        (
            "run --list x",
            "'moove run' has no option '--list'. It has: \(Self.flags(of: .run))."
        ),
        ("help --json", "'moove help' has no option '--json'. It has: \(Self.flags(of: .help))."),
        (
            "consent den",
            "There is no decision 'den'. Did you mean 'deny'? There are: grant, deny, reset."
        ),
        (
            "consent deny advertising",
            "There is no purpose 'advertising'. There are: analytics, attribution, diagnostics."
        ),
        (
            "consent deny analytics diagnostics",
            "There is no purpose 'analytics diagnostics'. There are: analytics, attribution, "
                + "diagnostics."
        ),
        ("demo --data-dir", "'--data-dir' needs a value: --data-dir DIR"),
        ("demo --data-dir=", "'--data-dir' needs a value: --data-dir DIR"),
        ("demo --data-dir --json", "'--data-dir' needs a value: --data-dir DIR"),
        ("inspect --vendor --no-color", "'--vendor' needs a value: --vendor VENDOR"),
        ("demo --json=yes", "'--json' takes no value. It is a switch."),
        ("run", "\(forFiles) 0. For example: moove run script.txt"),
        ("run one two", "\(forFiles) 2. For example: moove run script.txt"),
    ]

    @Test(arguments: mistakes)
    func `a wrong command line says what there is, and runs nothing`(
        commandLine: String,
        message: String
    ) {
        let run = Run(commandLine)
        #expect(run.code == .usage)
        #expect(
            run.errors == [
                "moove: \(message)", "Nothing was run. To see what there is: moove help",
            ]
        )
        #expect(run.output == "")
    }

    @Test(arguments: [("", "command"), ("demo", "flow"), ("help", "help topic")])
    func `an empty word is no name`(before: String, kind: String) {
        let run = Run(before.isEmpty ? [""] : [before, ""])
        #expect(run.code == .usage)
        #expect(run.errors.first?.hasPrefix("moove: There is no \(kind) ''. There are: ") == true)
        #expect(run.output == "")
    }

    @Test func `exit codes are those of BSD's sysexits`() {
        let codes: [ExitCode] = [.done, .problems, .usage, .badInput]
        #expect(codes.map(\.rawValue) == [0, 1, 64, 65])
    }

    private static func flags(of command: Command) -> String {
        command.options.map(\.flag).joined(separator: ", ")
    }
}
