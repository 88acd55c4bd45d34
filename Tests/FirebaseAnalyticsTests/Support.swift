import VendorDelivery
import VendorTesting

@testable import FirebaseAnalytics

/// An instance over a dry run, and what it reported.
struct Installation: Sendable {
    static let appStream = AnalyticsStream.app(
        firebaseAppID: "1:234:ios:abc",
        appInstanceID: "0123456789abcdef0123456789abcdef",
        secret: Secret("hush")
    )
    static let webStream = AnalyticsStream.web(
        measurementID: "G-ABC",
        clientID: "client-0",
        secret: Secret("hush")
    )
    /// The first second of 2026 UTC.
    static let start = 1_767_225_600

    let sink = DryRun()
    let problems = ProblemList()
    let instance: AnalyticsInstance

    init(stream: AnalyticsStream = appStream) {
        instance = AnalyticsInstance(
            stream: stream,
            sink: sink,
            makeClientID: { "client-1" },
            report: { [problems] in problems.add($0) }
        )
    }

    /// Runs a call of the app, some seconds after the start.
    func call(after seconds: Double = 0, _ body: (AnalyticsInstance) -> Void) {
        VendorScope.run(
            time: Self.start * 1_000_000 + Int(seconds * 1_000_000),
            stem: RecordKey(rawValue: 1 << 32),
            instances: VendorInstances([instance])
        ) {
            body(instance)
        }
    }

    func log(_ name: String = "event", _ parameters: [String: Any]? = nil, after: Double = 0) {
        call(after: after) { $0.logEvent(name, parameters: parameters) }
    }

    /// The bodies of the records that were made since the last time.
    func takeBodies() -> [String] {
        sink.take().map(\.body)
    }

    func takeEnvelopes() -> [String] {
        sink.take().map(\.envelope)
    }
}

extension ProblemList {
    /// What was reported, a line each: the key or "all", the rule, and whether the rest went.
    var lines: [String] {
        all.map { problem in
            let fate = problem.isRecordRefused ? "refused" : "left out"
            return "\(problem.key ?? "all") \(problem.rule.name) \(fate)"
        }
        .sorted()
    }
}
