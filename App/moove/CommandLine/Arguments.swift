/// A command line, read: the command, its words, and its options.
struct Arguments: Equatable {
    let command: Command
    let words: [String]
    let options: Set<Option>

    /// Whether no command was named.
    let isBare: Bool

    /// Reads the words after the program's name.
    ///
    /// Options may stand anywhere; `--` ends them.
    ///
    /// - Throws: ``UsageError`` for an unknown command or option, or one of another command.
    init(_ arguments: [String]) throws(UsageError) {
        var words: [String] = []
        var options: Set<Option> = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                words += rest
                break
            }
            if argument.hasPrefix("-"), argument != "-" {
                options.insert(try Self.option(argument))
            } else {
                words.append(argument)
            }
        }
        isBare = words.isEmpty
        command = try Self.command(in: &words)
        self.words = words
        self.options = options
        try checkOptions()
    }

    private static func option(_ argument: String) throws(UsageError) -> Option {
        if argument == "-h" { return .help }
        if let option = Option.allCases.first(where: { $0.flag == argument }) { return option }
        let flags = Option.allCases.map(\.flag)
        throw UsageError.unknown("option", argument, among: flags)
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
