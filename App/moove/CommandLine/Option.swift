/// The options that commands take.
enum Option: String, CaseIterable {
    case config
    case dataDir = "data-dir"
    case deliver
    case direct
    case vendor
    case vendorURL = "vendor-url"
    case keep
    case json
    case list
    case whole
    case log
    case strict
    case noColor = "no-color"
    case quiet
    case help
    case version

    var flag: String { "--\(rawValue)" }

    /// What its value is called, when it has one.
    var value: String? {
        switch self {
        case .config: "FILE"
        case .dataDir: "DIR"
        case .vendor: "VENDOR"
        case .vendorURL: "URL"
        case .deliver, .direct, .keep, .json, .list, .whole, .log, .strict, .noColor, .quiet, .help,
            .version:
            nil
        }
    }

    var usage: String { value.map { "\(flag) \($0)" } ?? flag }

    var summary: String {
        switch self {
        case .config: "the vendors' keys (see: moove help config)"
        case .dataDir:
            "where decisions and what is queued are stored (default: $XDG_STATE_HOME/moove)"
        case .deliver: "send the records to the vendors, and wait for their answers"
        case .direct: "store each call's records in the database at once, without a journal"
        case .vendor: "show this vendor alone"
        case .vendorURL: "send all vendors' records to one server instead, as http://127.0.0.1:8080"
        case .keep: "go on from what is stored, instead of starting fresh with consent granted"
        case .json: "print one JSON object a line (see: moove help json)"
        case .list: "list the flows, and what to look for in each"
        case .whole: "tell all flows in full, as those that are named are"
        case .log: "add the log as a vendor: values and the user id are in it"
        case .strict: "let every chain report what no factory answers for; exit 1 if it did"
        case .noColor: "print without colours (as with NO_COLOR)"
        case .quiet: "print the summaries only"
        case .help: "print the help of a command"
        case .version: "print the version"
        }
    }
}
