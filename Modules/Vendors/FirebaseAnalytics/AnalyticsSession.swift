/// The visit that events belong to: it ends when none comes for as long as the timeout.
struct AnalyticsSession: Sendable {
    /// In microseconds.
    var timeout = 30 * 60 * 1_000_000
    private var identifier: Int?
    private var lastEventTime = 0

    /// What GA4 wants to know with each event of a session.
    struct Moment: Sendable, Equatable {
        /// The second since 1970 in which the session began.
        let identifier: Int
        /// Milliseconds since the event before, at least 1 and less than the timeout.
        let engagement: Int
    }

    /// Takes an event's time, in microseconds since 1970, and begins a session where one is due.
    mutating func advance(to time: Int) -> Moment {
        let pause = time - lastEventTime
        lastEventTime = time
        guard let identifier, pause < timeout else {
            let begun = time / 1_000_000
            identifier = begun
            return Moment(identifier: begun, engagement: 1)
        }
        return Moment(identifier: identifier, engagement: max(1, pause / 1_000))
    }

    mutating func end() {
        identifier = nil
    }
}
