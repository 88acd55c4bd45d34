public import HeraldCore

/// Sends each event of some types once a day, by the days of UTC; other events as they come.
///
/// The app puts it around a feature's tracker. Events are told apart by their names. A day that is
/// earlier than one an event was sent on counts as the same, so a clock that is set back sends
/// nothing twice, and one that ran ahead sends nothing until that day.
///
/// ```swift
/// let events = DailyThrottle(herald, types: [SearchPerformed.self], store: throttles)
/// ```
public final class DailyThrottle: EventTrackerService {
    private static let microsecondsPerDay = 86_400_000_000

    private let store: ThrottleStore
    private let now: @Sendable () -> Timestamp
    private let valve: ThrottleValve

    /// - Parameters:
    ///   - events: Takes what is sent.
    ///   - types: The types of event that are throttled.
    ///   - store: Remembers what was sent.
    ///   - now: The clock.
    public init(
        _ events: any EventTrackerService,
        types: [any Event.Type],
        store: ThrottleStore,
        now: @escaping @Sendable () -> Timestamp = Timestamp.now
    ) {
        valve = ThrottleValve(events, types: types)
        self.store = store
        self.now = now
    }

    /// How many events were held back, by name.
    public var suppressed: [String: Int] { valve.suppressed }

    public func track(_ event: any Event) {
        valve.track(event) { name in
            // Before 1970 it is always the first day.
            let day = max(0, now().microseconds / Self.microsecondsPerDay)
            return store.raise("daily-\(name)", to: UInt64(day) + 1)
        }
    }
}
