import AnalyticsConsent
import AnalyticsFlows

/// Plays a script on an app of its own, and shows each action with what it led to.
struct Interpreter {
    private let flow: Flow
    private let configuration: AppConfiguration
    private let options: Set<Option>
    private let world: World
    private let stores: Stores
    private let transcript: any Transcript
    private let delivery: Delivery?
    private var app: MooveApp
    private(set) var summary = Summary()

    /// An app of the flow's own, not yet launched.
    ///
    /// - Parameters:
    ///   - flow: What is played.
    ///   - configuration: The vendors that there are.
    ///   - stores: What outlives a launch.
    ///   - options: How it is played.
    ///   - transcript: What is shown of it.
    ///   - waitingLater: How long the flows after it wait, in microseconds: where time is real, it
    ///     begins that much earlier, so that no vendor sees a device's time go back between flows.
    ///   - deliver: Makes what sends its records, where they are sent.
    init(
        _ flow: Flow,
        configuration: AppConfiguration,
        stores: Stores,
        options: Set<Option>,
        transcript: any Transcript,
        waitingLater: Int = 0,
        deliver: (AppConfiguration) -> Delivery? = { _ in nil }
    ) {
        self.flow = flow
        self.configuration = configuration.without(flow.start.absentVendors)
        delivery = deliver(self.configuration)
        self.options = options
        self.stores = stores
        self.transcript = transcript
        world =
            delivery == nil
            ? World(named: flow.name) : World(realWaiting: flow.duration + waitingLater)
        app = Self.launchable(world, self.configuration, stores, options, delivery)
    }

    /// The app as it is before a launch.
    private static func launchable(
        _ world: World,
        _ configuration: AppConfiguration,
        _ stores: Stores,
        _ options: Set<Option>,
        _ delivery: Delivery?
    ) -> MooveApp {
        let analytics = AppAnalytics(
            world: world,
            configuration: configuration,
            stores: stores,
            policy: options.contains(.strict) ? .strict : .generic,
            hasLog: options.contains(.log),
            delivery: delivery
        )
        return MooveApp(analytics: analytics, world: world)
    }

    /// Launches the app and plays lines as they come, until there are no more or one is wrong.
    mutating func play(_ lines: some Sequence<ScriptLine>) throws(ScriptProblem) {
        transcript.begin(flow)
        if !flow.start.absentVendors.isEmpty { transcript.show(configuration) }
        show(line: 0, "launch", app.launch())
        for line in lines {
            try play(line)
        }
    }

    /// Ends the app's process, sends what is left, and shows what the flow came to.
    ///
    /// Journeys that are open stay for the next launch, as when a program exits.
    ///
    /// - Parameter seconds: How long sending may take.
    /// - Returns: How the program ends because of it.
    mutating func end(sendingWithin seconds: Double) -> ExitCode {
        summary.openJourneys = app.analytics.activity.flows.letGo()
        let results = delivery?.finish(within: seconds)
        transcript.end(summary, of: flow)
        if let results { transcript.show(results, of: flow) }
        return results?.code ?? .done
    }

    private mutating func play(_ line: ScriptLine) throws(ScriptProblem) {
        guard let action = Action(line.text) else { throw noAction(line) }
        world.wait(microseconds: Flow.pace)
        if action == .relaunch || action == .kill {
            // The process ends, so what is open is for the launch.
            app.analytics.activity.flows.letGo()
            app = Self.launchable(world, configuration, stores, options, delivery)
            return show(line: line.number, line.text, app.launch())
        }
        do {
            let message = try app.perform(action)
            show(line: line.number, line.text, message)
        } catch {
            throw ScriptProblem(line: line.number, message: "\(error.message) \(possible)")
        }
    }

    private mutating func show(line: Int, _ action: String, _ message: String?) {
        let (calls, requests) = app.analytics.takeReport()
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
        if FlowStart(line.text) != nil {
            return ScriptProblem(
                line: line.number,
                message: "'\(line.text)' must stand before every action. Move it to the top."
            )
        }
        if line.text.hasPrefix("begin ") {
            let vendors = VendorName.allCases.map(\.rawValue).joined(separator: ", ")
            return ScriptProblem(
                line: line.number,
                message:
                    "'\(line.text.prefix(100))' is no start. A start reads: \(FlowStart.usage). "
                    + "Vendors: \(vendors)."
            )
        }
        let question = Suggestion.question(for: line.text, in: app.choices)
        return ScriptProblem(
            line: line.number,
            message: "'\(line.text.prefix(100))' is no action.\(question) \(possible)"
        )
    }

    private var possible: String {
        "Possible here: \(app.choices.joined(separator: ", ")). At any time: "
            + "\(MooveApp.alwaysPossible.joined(separator: ", "))."
    }
}
