import VendorDelivery

/// What an instance remembers between calls.
struct MixpanelState: Sendable {
    let makeDeviceID: @Sendable () -> String
    var hasOptedOut: Bool
    var superProperties: [String: JSONValue] = [:]
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
        superProperties = [:]
    }

    mutating func event(_ name: String, _ properties: [String: JSONValue]) -> VendorRecord {
        let time = VendorScope.time
        let key = VendorScope.nextKey()
        var all = superProperties.merging(properties) { _, own in own }
        all["$device_id"] = .string(deviceID())
        all["$user_id"] = userID.map(JSONValue.string)
        all["distinct_id"] = .string(distinctID())
        all["time"] = .integer(time / 1_000)
        all["$insert_id"] = .string(key.hexadecimal)
        all["mp_lib"] = .string("swift")
        var json = JSONText(capacity: 384)
        json.beginObject()
        json.key("event")
        json.string(name)
        _ = json.member("properties", .object(all))
        json.endObject()
        return record(.importing, name, properties, key, time, json.text, .safe)
    }

    mutating func profile(_ operation: ProfileOperation, _ value: JSONValue) -> VendorRecord {
        let time = VendorScope.time
        let profile = profileID ?? "$device:\(deviceID())"
        var json = JSONText(capacity: 192)
        json.beginObject()
        _ = json.member("$distinct_id", .string(profile))
        _ = json.member("$time", .integer(time / 1_000))
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
            operation.repetition
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
        _ parameters: [String: JSONValue],
        _ key: RecordKey,
        _ time: Int,
        _ body: String,
        _ repetition: VendorRecord.Repetition
    ) -> VendorRecord {
        VendorRecord(
            vendor: "mixpanel",
            endpoint: endpoint.rawValue,
            name: name,
            parameters: parameters,
            key: key,
            time: time,
            body: body,
            repetition: repetition
        )
    }
}
