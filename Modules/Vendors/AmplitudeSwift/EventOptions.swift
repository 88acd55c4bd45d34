/// What a single event says in place of what the instance would.
public class EventOptions {
    public var userId: String?
    public var deviceId: String?
    /// When it happened, in milliseconds since 1970 UTC.
    public var timestamp: Int64?
    /// The session it belongs to, or -1 for an event outside of any.
    public var sessionId: Int64?
    /// The key under which Amplitude drops an event of the same device that it already has.
    public var insertId: String?

    public init(
        userId: String? = nil,
        deviceId: String? = nil,
        timestamp: Int64? = nil,
        sessionId: Int64? = nil,
        insertId: String? = nil
    ) {
        self.userId = userId
        self.deviceId = deviceId
        self.timestamp = timestamp
        self.sessionId = sessionId
        self.insertId = insertId
    }
}

@available(*, unavailable)
extension EventOptions: Sendable {}
