/// An event's parameters, read at most once for all that need them.
@usableFromInline
struct ParameterReading: Sendable {
    private(set) var parameters: [String: AnalyticsValue] = [:]
    private var isRead = false

    init() {}

    @inline(__always)
    mutating func read(_ event: any Event) {
        if isRead { return }
        parameters = event.parameters
        isRead = true
    }

    /// Sends an event without a tracker.
    @usableFromInline
    mutating func send(_ event: any Event, by tracker: DirectEventTracker) throws {
        read(event)
        try tracker.send(event, parameters)
    }
}
