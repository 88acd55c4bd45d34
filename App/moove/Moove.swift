import Foundation

@main
enum Moove {
    static let version = "0.1.0"

    static func main() {
        // First of all: whatever is opened before takes the number of one that is closed.
        StandardStreams.openClosed()
        let environment = ProcessInfo.processInfo.environment
        let console = Console.standard(environment: environment)
        let arguments = Array(CommandLine.arguments.dropFirst())
        let code = run(arguments, environment: environment, console: console)
        if console.hasFailed() {
            console.writeError(
                "moove: standard output couldn't be written, so some of it is missing."
            )
        }
        exit((console.hasFailed() && code == .done ? .disk : code).rawValue)
    }

    /// Runs a command line and says how it ended.
    static func run(
        _ arguments: [String],
        environment: [String: String],
        console: Console,
        input: StandardInput = .terminalOrPipe
    ) -> ExitCode {
        do {
            return try run(
                Arguments(arguments, environment: environment),
                console: console,
                input: input
            )
        } catch {
            console.writeError("moove: \(error.message)")
            console.writeError("Nothing was run. To see what there is: moove help")
            return .usage
        }
    }

    private static func run(
        _ arguments: Arguments,
        console: Console,
        input: StandardInput
    ) throws(UsageError) -> ExitCode {
        if arguments.options.contains(.version) {
            console.line("moove \(version)")
            return .done
        }
        if arguments.options.contains(.help) {
            console.line(arguments.isBare ? Help.overview : Help.text(for: arguments.command))
            return .done
        }
        switch arguments.command {
        case .demo: return try DemoCommand(arguments, console: console).run()
        case .run: return try RunCommand(arguments, console: console, input: input).run()
        case .send: return try SendCommand(arguments, console: console).run()
        case .inspect: return try InspectCommand(arguments, console: console).run()
        case .config: return try ConfigCommand(arguments, console: console).run()
        case .consent: return try ConsentCommand(arguments, console: console).run()
        case .help: return try HelpCommand(arguments, console: console).run()
        }
    }
}
