import Foundation

/// The command `moove run FILE|-`.
struct RunCommand {
    /// How long the end waits for what isn't sent yet, in seconds; what is left stays queued.
    static let sendingTime = 5.0

    private let arguments: Arguments
    private let console: Console
    private let input: StandardInput

    init(_ arguments: Arguments, console: Console, input: StandardInput) {
        self.arguments = arguments
        self.console = console
        self.input = input
    }

    func run() throws(UsageError) -> ExitCode {
        guard let file = arguments.words.first, arguments.words.count == 1 else {
            throw UsageError(
                message: "'moove run' takes one file, or - for standard input; it was given "
                    + "\(arguments.words.count). For example: moove run script.txt"
            )
        }
        if file == "-" { return playStandardInput() }
        guard let text = Self.text(of: file) else {
            console.writeError("moove: can't read '\(file)' as text, so nothing was run.")
            console.writeError("To fix, name a file of actions, or - for standard input.")
            return .badInput
        }
        let flow = Flow((file as NSString).lastPathComponent, text)
        return play(flow, lines: AnySequence(flow.lines))
    }

    /// Plays what is typed as it comes; a pipe may say how the script begins in its first line.
    private func playStandardInput() -> ExitCode {
        let name = "standard-input"
        let typed = typedLines.makeIterator()
        var waiting = input.isTerminal ? nil : typed.next()
        let start = waiting.flatMap { FlowStart($0.text) }
        if start != nil { waiting = nil }
        let lines = AnySequence {
            AnyIterator { () -> ScriptLine? in
                defer { waiting = nil }
                return waiting ?? typed.next()
            }
        }
        let flow = Flow(name, summary: "", start: start ?? .standard, lines: [])
        return play(flow, lines: lines)
    }

    /// What a file holds, which may be a pipe too.
    private static func text(of file: String) -> String? {
        guard let handle = FileHandle(forReadingAtPath: file) else { return nil }
        do {
            return String(data: try handle.readToEnd() ?? Data(), encoding: .utf8)
        } catch {
            return nil
        }
    }

    /// Plays lines as they come; a bad one ends the script, and what ran before it stays.
    private func play(_ flow: Flow, lines: AnySequence<ScriptLine>) -> ExitCode {
        do throws(ConfigurationProblem) {
            let configuration = try arguments.configuration()
            let plan = try arguments.deliveryPlan(with: configuration)
            return play(flow, lines: lines, with: configuration, plan)
        } catch {
            return arguments.refuse(error, on: console)
        }
    }

    private func play(
        _ flow: Flow,
        lines: AnySequence<ScriptLine>,
        with configuration: AppConfiguration,
        _ plan: DeliveryPlan?
    ) -> ExitCode {
        let transcript = arguments.transcript(on: console)
        let flow = started(flow)
        let stores = arguments.dataDirectory.stores(flow.start) { [console] in
            console.writeError("moove: \($0)")
        }
        transcript.show(configuration)
        var interpreter = Interpreter(
            flow,
            configuration: configuration,
            stores: stores,
            options: arguments.options,
            transcript: transcript,
            deliver: { plan?.delivery($0, stores: stores, pace: .atOnce) }
        )
        var code = ExitCode.done
        do {
            try interpreter.play(lines)
        } catch {
            console.writeError("moove: \(flow.name), line \(error.line): \(error.message)")
            console.writeError("The actions before it were played; those after it were not.")
            code = .badInput
        }
        let delivered = interpreter.end(sendingWithin: Self.sendingTime)
        if code == .done { code = delivered }
        let isStrictFailure = arguments.isStrict && interpreter.summary.failures > 0
        return code == .done && isStrictFailure ? .problems : code
    }

    /// The script as it begins: what is kept wins over what it says itself.
    private func started(_ flow: Flow) -> Flow {
        guard arguments.options.contains(.keep) else { return flow }
        if flow.start != .standard, flow.start != flow.kept.start {
            console.writeError(
                "moove: --keep goes on from what is stored, so the script's 'begin' is not followed."
            )
        }
        return flow.kept
    }

    private var typedLines: AnySequence<ScriptLine> {
        AnySequence { () -> AnyIterator<ScriptLine> in
            var number = 0
            return AnyIterator {
                while let line = prompt() {
                    number += 1
                    let line = number == 1 ? line.withoutByteOrderMark : line
                    if let line = ScriptLine(number: number, line) { return line }
                }
                return nil
            }
        }
    }

    private func prompt() -> String? {
        if input.isTerminal, !arguments.options.contains(.json) {
            console.write("> ")
        }
        return input.readLine()
    }
}
