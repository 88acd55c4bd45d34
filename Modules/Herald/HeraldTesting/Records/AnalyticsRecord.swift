public import HeraldCore

/// One call that a fake provider got.
///
/// Two records are equal when they are of the same kind, hold the same concrete type, and have the
/// same content: an event's name and parameters, a property's name and value, an identity's id. What
/// is `Equatable` must be equal by its own account too. A whole recording compares in one line:
///
/// ```swift
/// #expect(fake.records == [.started, .tracked(FareSelected(fareId: "day")), .flushed])
/// ```
public enum AnalyticsRecord: Sendable {
    case tracked(any Event)
    case propertySet(any Property)

    /// Printed without the id, so two that differ look alike; their positions tell them apart.
    case identified(Identity)
    case enabledSet(Bool)
    case reset
    case started
    case flushed
}

extension AnalyticsRecord {
    /// The event, of a record of one.
    public var event: (any Event)? {
        if case .tracked(let event) = self { event } else { nil }
    }

    /// The property, of a record of one.
    public var property: (any Property)? {
        if case .propertySet(let property) = self { property } else { nil }
    }

    /// The identity, of a record of one.
    public var identity: Identity? {
        if case .identified(let identity) = self { identity } else { nil }
    }

    /// What collection was set to, of a record of that.
    public var enabled: Bool? {
        if case .enabledSet(let enabled) = self { enabled } else { nil }
    }
}
