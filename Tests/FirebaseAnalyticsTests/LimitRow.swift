import VendorDelivery

@testable import FirebaseAnalytics

/// A rule, calls that it just lets through, and calls that break it and no other.
struct LimitRow: Sendable {
    enum Call: Sendable {
        case event(String, [String: any Sendable])
        case property(String, String)
        case user(String)
    }

    let rule: VendorRule
    /// What the report names; nil when it is the record as a whole.
    let key: String?
    let stream: AnalyticsStream
    let passes: [Call]
    let breaks: [Call]

    init(
        _ rule: VendorRule,
        _ key: String? = nil,
        stream: AnalyticsStream = Installation.appStream,
        passes: [Call],
        breaks: [Call]
    ) {
        self.rule = rule
        self.key = key
        self.stream = stream
        self.passes = passes
        self.breaks = breaks
    }
}

extension LimitRow.Call {
    static func event(_ parameters: [String: any Sendable]) -> Self {
        .event("event", parameters)
    }

    static func event(named name: String) -> Self {
        .event(name, [:])
    }

    /// An event with one item, which has an id besides.
    static func item(_ members: [String: any Sendable]) -> Self {
        .event(["items": [members.merging(["item_id": "day"]) { own, _ in own }]])
    }

    func perform(on instance: AnalyticsInstance) {
        switch self {
        case .event(let name, let parameters): instance.logEvent(name, parameters: parameters)
        case .property(let name, let value): instance.setUserProperty(value, forName: name)
        case .user(let id): instance.setUserID(id)
        }
    }

    /// What reports call the record that the call would make.
    var record: String {
        switch self {
        case .event(let name, _): name
        case .property: "user_properties"
        case .user: "user_id"
        }
    }

    /// What no report may show: the values as text, but those too short to be told from others.
    var values: [String] {
        switch self {
        case .event(_, let parameters): parameters.values.map { "\($0)" }.filter { $0.count > 2 }
        case .property(_, let value), .user(let value): value.isEmpty ? [] : [value]
        }
    }
}

extension LimitRow: CustomStringConvertible {
    var description: String { "\(rule)" }
}
