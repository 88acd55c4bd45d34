import VendorTransport

/// A command line, read: the command, its words, and its options.
struct Arguments: Equatable {
    let command: Command
    let words: [String]
    let options: Set<Option>
    let values: [Option: String]
    let environment: [String: String]

    /// The server that gets all requests instead of the vendors, when one is named.
    let vendorServer: ServerAddress?

    /// Whether no command was named.
    let isBare: Bool

    /// Reads the words after the program's name.
    ///
    /// Options may stand anywhere; `--` ends them.
    ///
    /// - Throws: ``UsageError`` for an unknown command or option, or one of another command.
    init(_ arguments: [String], environment: [String: String] = [:]) throws(UsageError) {
        self.environment = environment
        var words: [String] = []
        var options: Set<Option> = []
        var values: [Option: String] = [:]
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                words += rest
                break
            }
            if argument.hasPrefix("-"), argument != "-" {
                let (option, value) = try Self.option(argument, &rest)
                options.insert(option)
                values[option] = value
            } else {
                words.append(argument)
            }
        }
        self.values = values
        vendorServer = try Self.server(values[.vendorURL])
        isBare = words.isEmpty
        command = try Self.command(in: &words)
        self.words = words
        self.options = options
        try checkOptions()
    }

    /// An option and its value, which stands behind it or after an equals sign.
    private static func option(
        _ argument: String,
        _ rest: inout ArraySlice<String>
    ) throws(UsageError) -> (Option, String?) {
        if argument == "-h" { return (.help, nil) }
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let option = Option.allCases.first(where: { $0.flag == parts[0] }) else {
            let flags = Option.allCases.map(\.flag)
            throw UsageError.unknown("option", String(parts[0]), among: flags)
        }
        guard let name = option.value else {
            if parts.count == 1 { return (option, nil) }
            throw UsageError(message: "'\(option.flag)' takes no value. It is a switch.")
        }
        let value = parts.count == 2 ? String(parts[1]) : rest.popFirst()
        guard let value, !value.isEmpty, !value.hasPrefix("--") else {
            throw UsageError(message: "'\(option.flag)' needs a value: \(option.flag) \(name)")
        }
        return (option, value)
    }

    private static func server(_ text: String?) throws(UsageError) -> ServerAddress? {
        guard let text else { return nil }
        do {
            return try ServerAddress(text)
        } catch {
            throw UsageError(
                message: "'\(Option.vendorURL.flag)' can't be used: \(error). For example: "
                    + "\(Option.vendorURL.flag) http://127.0.0.1:8080"
            )
        }
    }

    private static func command(in words: inout [String]) throws(UsageError) -> Command {
        guard let word = words.first else { return .demo }
        guard let command = Command(rawValue: word) else {
            throw UsageError.unknown("command", word, among: Command.allCases.map(\.rawValue))
        }
        words.removeFirst()
        return command
    }

    private func checkOptions() throws(UsageError) {
        let allowed = Set(command.options + [.help, .version])
        guard let wrong = options.subtracting(allowed).min(by: { $0.rawValue < $1.rawValue }) else {
            return
        }
        let flags = command.options.map(\.flag).joined(separator: ", ")
        throw UsageError(
            message: "'moove \(command.rawValue)' has no option '\(wrong.flag)'. It has: \(flags)."
        )
    }
}
