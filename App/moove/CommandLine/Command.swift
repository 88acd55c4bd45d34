/// What the program can be asked to do.
enum Command: String, CaseIterable {
    case demo
    case run
    case help

    /// The words after it.
    var usage: String {
        switch self {
        case .demo: "[FLOW…]"
        case .run: "FILE|-"
        case .help: "[COMMAND|json]"
        }
    }

    var summary: String {
        switch self {
        case .demo: "run the demo flows, or those that are named (the default)"
        case .run: "run a script of actions, one a line; - reads standard input"
        case .help: "explain a command, or the lines that --json prints"
        }
    }

    var options: [Option] {
        switch self {
        case .demo: [.list, .json, .strict, .log, .noColor, .quiet]
        case .run: [.json, .strict, .log, .noColor, .quiet]
        case .help: [.noColor]
        }
    }
}
