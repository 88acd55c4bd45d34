public import HeraldCore

/// Which record an expectation is about: `.tracked(FareSelected.self)`, `.started`, and so on.
public struct ExpectedRecord: Sendable, CustomStringConvertible {
    /// The record in a message: `event 'fare_selected'`.
    public let description: String

    /// What the timeline below the message must show, so that it can be understood.
    let detail: Timeline.Detail
    let matches: @Sendable (AnalyticsRecord) -> Bool

    init(
        _ description: String,
        detail: Timeline.Detail = .short,
        matches: @escaping @Sendable (AnalyticsRecord) -> Bool
    ) {
        self.description = description
        self.detail = detail
        self.matches = matches
    }

    /// As it stands at the beginning of a sentence.
    var subject: String { description.prefix(1).uppercased() + description.dropFirst() }
}

extension ExpectedRecord {
    /// An event by its type.
    public static func tracked<E: Event>(_ type: E.Type) -> ExpectedRecord {
        ExpectedRecord("event \(TypeName(type))", detail: .full) { $0.event is E }
    }

    /// An event by its name, of whatever type.
    public static func tracked(_ name: String) -> ExpectedRecord {
        ExpectedRecord("event '\(name)'") { $0.event?.name == name }
    }

    /// A property by its type, whatever its value.
    public static func propertySet<P: Property>(_ type: P.Type) -> ExpectedRecord {
        ExpectedRecord("property \(TypeName(type))", detail: .full) { $0.property is P }
    }

    /// A property by its name, of whatever type and value.
    public static func propertySet(_ name: String) -> ExpectedRecord {
        ExpectedRecord("property '\(name)'", detail: .full) { $0.property?.name == name }
    }

    /// This person signed in; the id is in no message.
    public static func identified(as userId: String) -> ExpectedRecord {
        let identity = Identity(userId: userId)
        return ExpectedRecord("identify with the expected id") { $0.identity == identity }
    }

    /// Someone signed in, whoever it is.
    public static var identified: ExpectedRecord {
        ExpectedRecord("identify") { $0.identity != nil }
    }

    /// Collection was turned on, or off.
    public static func enabledSet(_ enabled: Bool) -> ExpectedRecord {
        ExpectedRecord("enabled \(enabled)") { $0.enabled == enabled }
    }

    public static var reset: ExpectedRecord { ExpectedRecord("reset") { $0 == .reset } }
    public static var started: ExpectedRecord { ExpectedRecord("start") { $0 == .started } }
    public static var flushed: ExpectedRecord { ExpectedRecord("flush") { $0 == .flushed } }

    /// A record that equals this one: kind, concrete type and content.
    public static func exactly(_ record: AnalyticsRecord) -> ExpectedRecord {
        ExpectedRecord("\(record.debugDescription)", detail: .full) { $0 == record }
    }
}
