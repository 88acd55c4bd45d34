/// Plays a script on an app of its own, and shows each action with what it led to.
struct Interpreter {
    private let flow: Flow
    private let world: World
    private let app: MooveApp
    private let analytics: AppAnalytics
    private let transcript: any Transcript
    private(set) var summary = Summary()

    init(_ flow: Flow, options: Set<Option>, transcript: any Transcript) {
        self.flow = flow
        self.transcript = transcript
        world = World(named: flow.name)
        analytics = AppAnalytics(
            world: world,
            policy: options.contains(.strict) ? .strict : .generic,
            hasLog: options.contains(.log)
        )
        app = MooveApp(analytics: analytics.herald, world: world)
    }

    /// What is possible where the app stands.
    var choices: [String] { app.choices }

    /// Launches the app and plays lines as they come, until there are no more or one is wrong.
    mutating func play(_ lines: some Sequence<ScriptLine>) throws(ScriptProblem) {
        launch()
        for line in lines {
            try play(line)
        }
    }

    private mutating func launch() {
        transcript.begin(flow)
        app.launch()
        show(line: 0, "launch", nil)
    }

    private mutating func play(_ line: ScriptLine) throws(ScriptProblem) {
        guard let action = Action(line.text) else { throw noAction(line) }
        world.wait(microseconds: 1_000_000)
        do {
            let message = try app.perform(action)
            show(line: line.number, line.text, message)
        } catch {
            throw ScriptProblem(line: line.number, message: "\(error.message) \(possible)")
        }
    }

    func end() {
        transcript.end(summary, of: flow)
    }

    private mutating func show(line: Int, _ action: String, _ message: String?) {
        let (calls, requests) = analytics.takeReport()
        let report = ActionReport(
            line: line,
            action: action,
            message: message,
            calls: calls,
            requests: requests
        )
        summary.add(report)
        transcript.show(report, of: flow)
    }

    private func noAction(_ line: ScriptLine) -> ScriptProblem {
        let question = Suggestion.question(for: line.text, in: choices)
        return ScriptProblem(
            line: line.number,
            message: "'\(line.text)' is no action.\(question) \(possible)"
        )
    }

    private var possible: String {
        "Possible here: \(choices.joined(separator: ", ")). At any time: "
            + "\(MooveApp.alwaysPossible.joined(separator: ", "))."
    }
}
