public import HeraldCore

/// One call that ``RecordingAnalytics`` got.
public enum RecordedCall: Sendable {
    case tracked(any Event)
    case propertySet(any Property)
    case identified(Identity)
    case enabledSet(Bool)
    case reset
    case started
    case flushed

    /// The event, of a call that tracked one.
    public var event: (any Event)? {
        if case .tracked(let event) = self { event } else { nil }
    }
}

extension RecordedCall: CustomStringConvertible {
    /// The call with the name of what it was about, and no value: `track fare_selected`.
    public var description: String {
        switch self {
        case .tracked(let event): "track \(event.name)"
        case .propertySet(let property): "set \(property.name)"
        case .identified: "identify"
        case .enabledSet(let enabled): "setEnabled \(enabled)"
        case .reset: "reset"
        case .started: "start"
        case .flushed: "flush"
        }
    }
}
