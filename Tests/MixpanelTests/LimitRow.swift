import VendorDelivery

@testable import Mixpanel

/// A rule, calls that it just lets through, and calls that break it and no other.
struct LimitRow: Sendable {
    enum Call: Sendable {
        case event(String, [String: any Sendable])
        case profile(String, @Sendable (People) -> Void)
        case identify(String)
        case eventAt(Int)
    }

    let rule: VendorRule
    /// What the report names; nil when it is the record as a whole.
    let key: String?
    let passes: [Call]
    let breaks: [Call]

    init(_ rule: VendorRule, _ key: String? = nil, passes: [Call], breaks: [Call]) {
        self.rule = rule
        self.key = key
        self.passes = passes
        self.breaks = breaks
    }
}

extension LimitRow.Call {
    static func event(_ properties: [String: any Sendable]) -> Self {
        .event("e", properties)
    }

    static func event(named name: String) -> Self {
        .event(name, [:])
    }

    /// A profile's property is set.
    static func set(_ value: any MixpanelType & Sendable) -> Self {
        .profile("$set") { $0.set(property: "a", to: value) }
    }

    static func charge(_ properties: [String: any MixpanelType & Sendable]) -> Self {
        .profile("$append") { $0.trackCharge(amount: 31_337, properties: properties) }
    }

    func perform(on device: Device) {
        device.call(at: time) { mixpanel in
            switch self {
            case .event(let name, let properties):
                mixpanel.track(event: name, properties: Properties(properties))
            case .profile(_, let operate): operate(mixpanel.people)
            case .identify(let id): mixpanel.identify(distinctId: id)
            case .eventAt: mixpanel.track(event: "e")
            }
        }
    }

    /// What reports call the record that the call would make.
    var record: String {
        switch self {
        case .event(let name, _), .profile(let name, _): name
        case .identify: "identify"
        case .eventAt: "e"
        }
    }

    var makesRecord: Bool {
        if case .identify = self { false } else { true }
    }

    private var time: Int {
        if case .eventAt(let time) = self { time } else { Device.start }
    }
}

extension Properties {
    fileprivate init(_ properties: [String: any Sendable]) {
        self = properties.compactMapValues { $0 as? any MixpanelType }
    }
}

extension LimitRow: CustomStringConvertible {
    var description: String { "\(rule)" }
}
