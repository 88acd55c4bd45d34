public import HeraldCore

/// Sends each event of some types once, and never again on this data directory; others as they
/// come.
///
/// The app puts it around a feature's tracker. Events are told apart by their names.
///
/// ```swift
/// let events = UniqueThrottle(herald, types: [FirstTicketBought.self], store: throttles)
/// ```
public final class UniqueThrottle: EventTrackerService {
    private let store: ThrottleStore
    private let valve: ThrottleValve

    /// - Parameters:
    ///   - events: Takes what is sent.
    ///   - types: The types of event that are throttled.
    ///   - store: Remembers what was sent.
    public init(
        _ events: any EventTrackerService,
        types: [any Event.Type],
        store: ThrottleStore
    ) {
        valve = ThrottleValve(events, types: types)
        self.store = store
    }

    /// How many events were held back, by name.
    public var suppressed: [String: Int] { valve.suppressed }

    public func track(_ event: any Event) {
        valve.track(event) { name in store.raise("unique-\(name)", to: 1) }
    }
}
