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
    func call(at time: Int = start, _ body: (MixpanelInstance) -> Void) {
        VendorScope.run(
            time: time,
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

/// Properties that take this many bytes of JSON, at least 7, with a comma each, and break no rule.
func properties(ofBytes bytes: Int) -> Properties {
    var properties: Properties = [:]
    var rest = bytes
    func add(_ value: any MixpanelType, bytes: Int) {
        let name = "p\(1_000 + properties.count)"
        properties[name] = value
        rest -= name.utf8.count + bytes + #""":,"#.utf8.count
    }
    let text = String(repeating: "x", count: 253)
    while rest > 9_000 { add(Array(repeating: text, count: 31), bytes: 31 * 256 + 1) }
    while rest > 255 + 7 { add(text.prefix(200).description, bytes: 202) }
    properties["z"] = String(repeating: "x", count: rest - 7)
    return properties
}
