import VendorDelivery

/// The command `moove demo [FLOW…]`.
struct DemoCommand {
    /// How long a flow's records may take to be sent, in seconds.
    private static let sendingTime = 30.0

    private let arguments: Arguments
    private let console: Console

    init(_ arguments: Arguments, console: Console) {
        self.arguments = arguments
        self.console = console
    }

    func run() throws(UsageError) -> ExitCode {
        let flows = try flows()
        if arguments.options.contains(.list) {
            list(flows)
            return .done
        }
        do throws(ConfigurationProblem) {
            let configuration = try arguments.configuration()
            return play(flows, with: configuration, try arguments.deliveryPlan(with: configuration))
        } catch {
            return arguments.refuse(error, on: console)
        }
    }

    private func play(
        _ flows: [Flow],
        with configuration: AppConfiguration,
        _ plan: DeliveryPlan?
    ) -> ExitCode {
        let transcript = arguments.transcript(on: console)
        transcript.introduce(isDelivering: plan != nil)
        transcript.show(configuration)
        var sum = Summary()
        var code = ExitCode.done
        var waitingLater = flows.reduce(0) { $0 + Self.sharedDuration(of: $1) }
        for flow in flows {
            waitingLater -= Self.sharedDuration(of: flow)
            let stores = stores(of: flow)
            var interpreter = Interpreter(
                flow,
                configuration: configuration,
                stores: stores,
                options: arguments.options,
                transcript: transcript,
                waitingLater: waitingLater,
                deliver: { plan?.delivery($0, stores: stores, pace: .onFlush) }
            )
            do {
                try interpreter.play(flow.lines)
            } catch {
                console.writeError("moove: flow \(flow.name), line \(error.line): \(error.message)")
                code = .problems
            }
            let delivered = interpreter.end(sendingWithin: Self.sendingTime)
            if code == .done { code = delivered }
            sum = sum + interpreter.summary
        }
        if flows.count > 1 { transcript.end(sum, of: flows.count) }
        return code == .done && arguments.isStrict && sum.failures > 0 ? .problems : code
    }

    /// How much earlier the flows before this one begin where time is real, in microseconds.
    ///
    /// A flow that waits for hours begins that much earlier by itself: some vendors take nothing of
    /// yesterday.
    private static func sharedDuration(of flow: Flow) -> Int {
        flow.duration < 3_600_000_000 ? flow.duration : 0
    }

    /// Each flow has a directory of its own, emptied first.
    private func stores(of flow: Flow) -> Stores {
        let directory = arguments.dataDirectory.directory(of: flow.name)
        directory.clear()
        return directory.stores(flow.start) { [console] in console.writeError("moove: \($0)") }
    }

    private func flows() throws(UsageError) -> [Flow] {
        if arguments.words.isEmpty { return Flow.all }
        var flows: [Flow] = []
        for name in arguments.words {
            guard let flow = Flow.all.first(where: { $0.name == name }) else {
                throw UsageError.unknown("flow", name, among: Flow.all.map(\.name))
            }
            flows.append(flow)
        }
        return flows
    }

    private func list(_ flows: [Flow]) {
        if arguments.options.contains(.json) {
            for flow in flows {
                var json = JSONText()
                json.beginObject()
                json.text("type", "flow")
                json.text("flow", flow.name)
                json.text("summary", flow.summary)
                json.endObject()
                console.line(json.text)
            }
        } else {
            for line in Columns.lines(of: flows.map { ($0.name, $0.summary) }) {
                console.line(line)
            }
        }
    }
}
