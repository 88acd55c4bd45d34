/// The command `moove help [COMMAND|json]`.
struct HelpCommand {
    let arguments: Arguments
    let console: Console

    init(_ arguments: Arguments, console: Console) {
        self.arguments = arguments
        self.console = console
    }

    func run() throws(UsageError) -> ExitCode {
        guard let topic = arguments.words.first else {
            console.line(Help.overview)
            return .done
        }
        guard arguments.words.count == 1 else {
            throw UsageError(
                message: "'moove help' takes one topic. For example: moove help \(topic)"
            )
        }
        if topic == "json" {
            console.line(Help.json)
        } else if let command = Command(rawValue: topic) {
            console.line(Help.text(for: command))
        } else {
            throw UsageError.unknown("help topic", topic, among: Help.topics)
        }
        return .done
    }
}
