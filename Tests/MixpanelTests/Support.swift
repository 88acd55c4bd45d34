import Mixpanel
import Synchronization
import VendorDelivery

/// An instance over a dry run, with device ids that count up, and what it reported.
struct Device: Sendable {
    /// 2026-01-01T00:00:00.123456Z, in microseconds.
    static let start = 1_767_225_600_123_456

    let sink = DryRun()
    let problems = ProblemList()
    let minted = Counter()
    let mixpanel: MixpanelInstance

    init(optOutTrackingByDefault: Bool = false) {
        mixpanel = MixpanelInstance(
            token: Secret("hush"),
            sink: sink,
            optOutTrackingByDefault: optOutTrackingByDefault,
            makeDeviceID: { [minted] in "d-\(minted.next())" },
            report: { [problems] in problems.add($0) }
        )
    }

    /// Runs a call of the app, at the start.
    func call(_ body: (MixpanelInstance) -> Void) {
        VendorScope.run(
            time: Self.start,
            stem: RecordKey(rawValue: 0xABC),
            instances: VendorInstances([mixpanel])
        ) {
            body(mixpanel)
        }
    }

    /// The bodies of the records that were made since the last time.
    func takeBodies() -> [String] {
        sink.take().map(\.body)
    }
}

final class Counter: Sendable {
    private let count = Atomic(0)

    var value: Int { count.load(ordering: .relaxed) }

    func next() -> Int {
        count.wrappingAdd(1, ordering: .relaxed).newValue
    }
}

final class ProblemList: Sendable {
    private let problems = Mutex<[RecordProblem]>([])

    func add(_ problem: RecordProblem) {
        problems.withLock { $0.append(problem) }
    }

    /// The properties left out, with the reason.
    var reasons: [String: RecordProblem.Reason] {
        let pairs = problems.withLock { $0 }.map { ($0.key ?? "whole", $0.reason) }
        return Dictionary(pairs) { first, _ in first }
    }
}
