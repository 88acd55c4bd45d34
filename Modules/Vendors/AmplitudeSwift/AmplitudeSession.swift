/// The visit that events belong to: it ends when none comes for as long as the timeout.
struct AmplitudeSession: Sendable {
    /// In milliseconds.
    let timeout: Int
    /// The millisecond since 1970 in which the session began; nil before there is one.
    private(set) var identifier: Int?
    private var lastEventTime = 0

    init(timeout: Int) {
        self.timeout = timeout
    }

    /// Takes an event's time, in milliseconds since 1970, and begins a session where one is due.
    ///
    /// - Returns: The session's identifier.
    mutating func advance(to time: Int) -> Int {
        let pause = time - lastEventTime
        lastEventTime = time
        if let identifier, pause < timeout { return identifier }
        identifier = time
        return time
    }

    mutating func end() {
        identifier = nil
    }
}
