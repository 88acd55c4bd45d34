import VendorDelivery

/// What an instance remembers between calls.
struct MixpanelState: Sendable {
    let makeDeviceID: @Sendable () -> String
    var hasOptedOut: Bool
    var superProperties = JSONMembers()
    var userID: String?
    /// The user whose profile is written, when `identify` was asked for that.
    var profileID: String?
    private var mintedDeviceID: String?

    init(hasOptedOut: Bool, makeDeviceID: @escaping @Sendable () -> String) {
        self.hasOptedOut = hasOptedOut
        self.makeDeviceID = makeDeviceID
    }

    /// The user's id, or the device's before there is one, which is made now if need be.
    mutating func distinctID() -> String {
        userID ?? "$device:\(deviceID())"
    }

    /// Forgets the person: user, device and super properties.
    mutating func forget() {
        userID = nil
        profileID = nil
        mintedDeviceID = nil
        superProperties = JSONMembers()
    }

    /// - Throws: The rule that the event breaks with the super properties.
    mutating func event(
        _ name: String,
        _ properties: JSONMembers
    ) throws(RecordProblem) -> VendorRecord {
        let time = VendorScope.time
        let all = properties.merged(over: superProperties)
        try check(name, at: time, all)
        let key = VendorScope.nextKey()
        var json = JSONText(capacity: 384)
        json.beginObject()
        json.member("event", name)
        json.key("properties")
        json.beginObject()
        json.member("$device_id", deviceID())
        if let userID { json.member("$user_id", userID) }
        json.member("distinct_id", distinctID())
        json.member("$insert_id", key.hexadecimal)
        json.member("mp_lib", "swift")
        json.member("time", time / 1_000)
        _ = json.members(all)
        json.endObject()
        json.endObject()
        return record(.importing, name, all, key, time, json.text, .safe, isRevenue: false)
    }

    /// - Throws: The rule that an event breaks as a whole.
    private func check(_ name: String, at time: Int, _ all: JSONMembers) throws(RecordProblem) {
        let automaticCount = MixpanelRequests.automaticKeys.count - (userID == nil ? 1 : 0)
        do throws(VendorRule) {
            try MixpanelLimits.check(event: name)
            if time < MixpanelLimits.earliestTime { throw MixpanelLimits.timeAge }
            if all.all.count + automaticCount > MixpanelLimits.memberCount {
                throw MixpanelLimits.propertyCount
            }
        } catch {
            throw RecordProblem(record: name, key: nil, rule: error)
        }
    }

    mutating func profile(
        _ operation: ProfileOperation,
        _ value: JSONValue,
        isRevenue: Bool = false
    ) -> VendorRecord {
        let time = VendorScope.time
        let profile = profileID ?? "$device:\(deviceID())"
        var json = JSONText(capacity: 192)
        json.beginObject()
        json.member("$distinct_id", profile)
        json.member("$time", time / 1_000)
        _ = json.member(operation.rawValue, value)
        json.endObject()
        let key = VendorScope.nextKey()
        return record(
            .engage,
            operation.rawValue,
            value.members ?? [operation.rawValue: value],
            key,
            time,
            json.text,
            operation.repetition,
            isRevenue: isRevenue
        )
    }

    private mutating func deviceID() -> String {
        if let mintedDeviceID { return mintedDeviceID }
        let minted = makeDeviceID()
        mintedDeviceID = minted
        return minted
    }

    private func record(
        _ endpoint: MixpanelEndpoint,
        _ name: String,
        _ parameters: JSONMembers,
        _ key: RecordKey,
        _ time: Int,
        _ body: String,
        _ repetition: VendorRecord.Repetition,
        isRevenue: Bool
    ) -> VendorRecord {
        VendorRecord(
            vendor: "mixpanel",
            endpoint: endpoint.rawValue,
            name: name,
            parameters: parameters,
            key: key,
            time: time,
            body: body,
            repetition: repetition,
            isRevenue: isRevenue
        )
    }
}
