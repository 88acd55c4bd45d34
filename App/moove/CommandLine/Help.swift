import AnalyticsConsent

/// The texts of `moove help`.
enum Help {
    /// What there is more about.
    static let topics = Command.allCases.map(\.rawValue) + ["json"]

    /// The program's.
    static var overview: String {
        """
        moove: a transit-ticket app whose features own their analytics.
        It plays what riders do, and shows what each vendor gets, who decided it, and why.

        \(section("Commands", commands))

        \(section("Exit codes", exitCodes))

        Try: moove demo buy-ticket
             printf 'open moove://app/fare_list?riderId=adult\\n' | moove run -
        Nothing is sent without --deliver or --vendor-url: the requests are shown, not made.
        """
    }

    /// A command's.
    static func text(for command: Command) -> String {
        let options = command.options.map { ($0.usage, $0.summary) }
        return """
            moove \(command.words)
            \(command.summary.prefix(1).uppercased())\(command.summary.dropFirst()).
            \(details(of: command))
            \(section("Options", options))
            """
    }

    private static var commands: [(String, String)] {
        Command.allCases.map { ($0.words, $0.summary) }
            + [("--version", "print the version"), ("--help", "print this, or a command's help")]
    }

    private static let exitCodes = [
        ("0", "done"),
        ("1", "problems were found, or a flow failed"),
        ("64", "the command line asks for something there is none of"),
        ("65", "a script can't be read, or has a line that is no action or isn't possible there"),
        (
            "69",
            "a vendor could not be reached, or did not take all that is queued: some of it waits, is "
                + "dead or is in doubt"
        ),
        ("74", "the data directory can't be used, or standard output can't be written"),
        (
            "78",
            "the configuration says something that can't be meant, or others can read its secrets"
        ),
        ("130", "interrupted; what was not sent is still queued"),
    ]

    private static func details(of command: Command) -> String {
        switch command {
        case .demo:
            list("Flows", Flow.all.map { ($0.name, $0.summary) })
        case .run:
            startText
                + list(
                    "Start",
                    [(FlowStart.usage, "what is stored, agreed to and absent at first")]
                )
                + list("Actions", ActionVerb.allCases.map { ($0.usage, $0.summary) })
        case .consent:
            list("Purposes", Purpose.allCases.map { ($0.rawValue, $0.summary) })
        case .config:
            configuration
        case .send:
            """

            A vendor that another process sends for is left to it. Ctrl-C leaves the rest queued.
            It ends with 69 when a vendor that may be sent to, and has keys, didn't take all that was
            queued for it, and with 74 when what is queued can't be read.

            """
        case .inspect, .help:
            ""
        }
    }

    private static let startText = """

        A script starts fresh, with consent granted, unless it says otherwise in its first line: what
        is queued in the data directory is purged, and a stored denial replaced. That is told when it
        happens. With --keep it goes on from what is stored.

        """

    private static func list(_ title: String, _ rows: [(String, String)]) -> String {
        "\n" + section(title, rows) + "\n"
    }

    static func section(_ title: String, _ rows: [(String, String)]) -> String {
        ([title + ":"] + Columns.lines(of: rows, indent: 2)).joined(separator: "\n")
    }
}
