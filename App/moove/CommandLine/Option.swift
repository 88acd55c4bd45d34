/// The options that commands take, each a switch.
enum Option: String, CaseIterable {
    case json
    case list
    case log
    case strict
    case noColor = "no-color"
    case quiet
    case help
    case version

    var flag: String { "--\(rawValue)" }

    var summary: String {
        switch self {
        case .json: "print one JSON object a line (see: moove help json)"
        case .list: "list the flows, and what to look for in each"
        case .log: "add the log as a vendor: values and the user id are in it"
        case .strict: "let every chain report what no factory answers for; exit 1 if it did"
        case .noColor: "print without colours (as with NO_COLOR)"
        case .quiet: "print the summaries only"
        case .help: "print the help of a command"
        case .version: "print the version"
        }
    }
}
