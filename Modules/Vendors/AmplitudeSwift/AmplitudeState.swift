import VendorDelivery

/// What an instance remembers between calls.
struct AmplitudeState: Sendable {
    let idCheck: IDCheck
    let makeDeviceID: @Sendable () -> String
    var userID: String?
    var deviceID: String?
    var session: AmplitudeSession

    /// The device's id, which is made now if need be.
    mutating func knownDeviceID() throws(BrokenRule) -> String {
        if let deviceID { return deviceID }
        let minted = makeDeviceID()
        try idCheck.check(minted, key: "device_id")
        deviceID = minted
        return minted
    }

    /// Forgets the person: user, device and session, which would join old and new.
    mutating func forget() {
        userID = nil
        deviceID = nil
        session.end()
    }

    /// The record of an event that happens now, which moves the session on.
    mutating func record(_ draft: EventDraft) throws(BrokenRule) -> VendorRecord {
        let deviceID = if let given = draft.deviceID { given } else { try knownDeviceID() }
        let time = VendorScope.time
        let key = VendorScope.nextKey()
        let session = session.advance(to: time / 1_000)
        var json = JSONText(capacity: 384)
        json.beginObject()
        json.member("event_type", draft.name)
        if let userID = draft.userID ?? userID { json.member("user_id", userID) }
        json.member("device_id", deviceID)
        json.member("time", draft.timestamp ?? time / 1_000)
        json.member("session_id", draft.sessionID ?? session)
        json.member("insert_id", draft.insertID ?? key.hexadecimal)
        json.member("library", "amplitude-swift-linux/1.0.0")
        json.object("event_properties", draft.eventProperties)
        json.object("user_properties", draft.userProperties)
        json.object("groups", draft.groups)
        json.endObject()
        return VendorRecord(
            vendor: "amplitude",
            endpoint: "httpapi",
            name: draft.name,
            parameters: draft.parameters,
            key: key,
            time: time,
            body: json.text,
            repetition: .safe,
            hasRevenue: draft.eventProperties[RevenueKey.revenue.rawValue] != nil
        )
    }
}

extension JSONText {
    /// Adds an object, unless it has no members.
    ///
    /// All numbers inside are finite: the reader lets no others in.
    fileprivate mutating func object(_ key: String, _ members: JSONMembers) {
        guard !members.isEmpty else { return }
        _ = member(key, .object(members))
    }
}
