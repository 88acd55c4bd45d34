/// What the program can be asked to do.
enum Command: String, CaseIterable {
    case demo
    case run
    case send
    case inspect
    case consent
    case config
    case help

    /// The words after it.
    var usage: String {
        switch self {
        case .demo: "[FLOW…]"
        case .run: "FILE|-"
        case .send, .inspect: ""
        case .consent: "[grant|deny|reset] [PURPOSE]"
        case .config: "[show|init [FILE]]"
        case .help: "[COMMAND|json]"
        }
    }

    /// The command with the words after it.
    var words: String { usage.isEmpty ? rawValue : "\(rawValue) \(usage)" }

    var summary: String {
        switch self {
        case .demo:
            "run all demo flows, told in brief, or those that are named, in full (the default)"
        case .run: "run a script of actions, one a line; - reads standard input"
        case .send: "send what is queued to the vendors that have keys"
        case .inspect: "show what is queued, what became of the rest, and why"
        case .consent: "show what is decided, or decide it, for every process on the directory"
        case .config: "show the vendors' keys, secrets as dots, or write a file to fill in"
        case .help: "explain a command, or the lines that --json prints"
        }
    }

    var options: [Option] {
        switch self {
        case .demo:
            [
                .list, .whole, .deliver, .vendorURL, .direct, .json, .strict, .log, .config,
                .dataDir,
                .noColor, .quiet,
            ]
        case .run:
            [
                .keep, .deliver, .vendorURL, .direct, .json, .strict, .log, .config, .dataDir,
                .noColor, .quiet,
            ]
        case .send: [.vendorURL, .json, .config, .dataDir, .noColor, .quiet]
        case .inspect: [.vendor, .json, .dataDir, .noColor]
        case .consent: [.json, .dataDir, .noColor]
        case .config: [.config, .json, .noColor]
        case .help: [.noColor]
        }
    }
}
