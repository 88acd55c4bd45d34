import VendorDelivery

/// An event as a call gave it, read and checked, before ids, time and session are put in.
struct EventDraft: Sendable {
    let name: String
    var eventProperties = JSONMembers()
    var userProperties = JSONMembers()
    var groups = JSONMembers()
    private(set) var userID: String?
    private(set) var deviceID: String?
    private(set) var timestamp: Int?
    private(set) var sessionID: Int?
    private(set) var insertID: String?

    init(name: String) {
        self.name = name
    }

    /// What the app said, for tools.
    var parameters: JSONMembers {
        eventProperties.merged(over: userProperties)
    }

    /// Takes what the options say and leaves what they don't.
    mutating func take(
        _ options: EventOptions?,
        _ rules: AmplitudeRules
    ) throws(BrokenRule) {
        guard let options else { return }
        if let id = options.userId {
            try rules.check(id: id, key: "user_id")
            userID = id
        }
        if let id = options.deviceId {
            try rules.check(id: id, key: "device_id")
            deviceID = id
        }
        if let id = options.insertId {
            if id.isEmpty { throw BrokenRule(key: "insert_id", reason: .empty) }
            try AmplitudeRules.check(text: id, key: "insert_id")
            insertID = id
        }
        timestamp = options.timestamp.map { Int($0) } ?? timestamp
        sessionID = options.sessionId.map { Int($0) } ?? sessionID
    }
}
