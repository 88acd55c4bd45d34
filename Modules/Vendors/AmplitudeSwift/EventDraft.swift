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
        _ idCheck: IDCheck
    ) throws(BrokenRule) {
        guard let options else { return }
        if let id = options.userId {
            try idCheck.check(id, key: "user_id")
            userID = id
        }
        if let id = options.deviceId {
            try idCheck.check(id, key: "device_id")
            deviceID = id
        }
        if let id = options.insertId {
            try AmplitudeLimits.check(insertID: id)
            insertID = id
        }
        if let time = options.timestamp {
            try AmplitudeLimits.check(time: time)
            timestamp = Int(time)
        }
        if let id = options.sessionId {
            try AmplitudeLimits.check(sessionID: id)
            sessionID = Int(id)
        }
    }
}
