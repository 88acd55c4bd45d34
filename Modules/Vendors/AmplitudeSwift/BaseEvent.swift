/// An event as one object, with its own options.
public final class BaseEvent: EventOptions {
    public var eventType: String
    public var eventProperties: [String: Any]?

    public init(
        userId: String? = nil,
        deviceId: String? = nil,
        timestamp: Int64? = nil,
        sessionId: Int64? = nil,
        insertId: String? = nil,
        eventType: String,
        eventProperties: [String: Any]? = nil
    ) {
        self.eventType = eventType
        self.eventProperties = eventProperties
        super.init(
            userId: userId,
            deviceId: deviceId,
            timestamp: timestamp,
            sessionId: sessionId,
            insertId: insertId
        )
    }
}

/// Is told what became of an event: the event, a status code, and words for people.
public typealias EventCallback = (BaseEvent, Int, String) -> Void
