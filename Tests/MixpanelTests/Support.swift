import Mixpanel
import VendorDelivery
import VendorTesting

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
