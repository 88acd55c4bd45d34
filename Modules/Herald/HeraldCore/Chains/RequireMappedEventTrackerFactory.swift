/// The strict end of a chain: an event that no factory answered for is reported, not sent.
public struct RequireMappedEventTrackerFactory<Tracker>: EventTrackerFactory, FallbackFactory {
    public init() {}

    public func create(_ event: any Event) throws -> Resolution<Tracker> {
        throw UnhandledEventError(event)
    }
}

extension RequireMappedEventTrackerFactory: AliasedType {
    static var vendorType: Any.Type { Tracker.self }
    static var aliasParts: (before: String, after: String) {
        ("RequireMapped", "EventTrackerFactory")
    }
}

/// No factory of a strict chain answered for an event.
///
/// Holds its name and type, never the event.
public struct UnhandledEventError: ValueFreeError, Equatable {
    public let eventName: String
    public let eventType: TypeName

    init(_ event: any Event) {
        eventName = event.name
        eventType = TypeName(of: event)
    }

    public var reason: String {
        "No factory answered for event '\(eventName)' (\(eventType)), so it wasn't sent. To fix, add "
            + "a factory for it, or end the chain with the generic one."
    }
}
