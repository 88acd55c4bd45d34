import VendorDelivery

/// What an instance remembers between calls.
struct AnalyticsState: Sendable {
    let stream: AnalyticsStream
    var instanceID: String { didSet { knownEnvelope = nil } }
    var userID: String? { didSet { knownEnvelope = nil } }
    var userProperties: [String: String] = [:] { didSet { knownEnvelope = nil } }
    var consent: [ConsentType: ConsentStatus] = [:] { didSet { knownEnvelope = nil } }
    var defaults: [String: JSONValue] = [:]
    var isCollectionEnabled = true
    var session = AnalyticsSession()
    private var knownEnvelope: String?

    init(stream: AnalyticsStream) {
        self.stream = stream
        instanceID = stream.initialInstanceID
    }

    var isRecording: Bool {
        isCollectionEnabled && consent[.analyticsStorage] != .denied
    }

    /// The record of an event that happens now, which moves the session on.
    mutating func record(_ name: String, _ parameters: [String: JSONValue]) -> VendorRecord {
        let time = VendorScope.time
        let moment = session.advance(to: time)
        var all = defaults.merging(parameters) { _, own in own }
        all["session_id"] = .string(String(moment.identifier))
        all["engagement_time_msec"] = .integer(moment.engagement)
        return VendorRecord(
            vendor: "firebase",
            endpoint: "collect",
            name: name,
            parameters: parameters,
            key: VendorScope.nextKey(),
            time: time,
            envelope: envelope(),
            body: Self.body(name: name, time: time, parameters: all),
            repetition: .once
        )
    }

    /// Forgets the person and the visit, and takes a new id where the stream allows one.
    mutating func reset(makeClientID: () -> String) {
        if stream.mintsInstanceID { instanceID = makeClientID() }
        userID = nil
        userProperties = [:]
        defaults = [:]
        session.end()
    }

    private mutating func envelope() -> String {
        if let knownEnvelope { return knownEnvelope }
        var members: [String: JSONValue] = [stream.instanceIDKey: .string(instanceID)]
        members["user_id"] = userID.map(JSONValue.string)
        if !userProperties.isEmpty {
            members["user_properties"] = .object(
                userProperties.mapValues { .object(["value": .string($0)]) }
            )
        }
        members["consent"] = consentMember
        var json = JSONText()
        _ = json.value(.object(members))
        knownEnvelope = json.text
        return json.text
    }

    private var consentMember: JSONValue? {
        var statuses: [String: JSONValue] = [:]
        statuses["ad_user_data"] = consent[.adUserData].map { .string($0.text) }
        statuses["ad_personalization"] = consent[.adPersonalization].map { .string($0.text) }
        return statuses.isEmpty ? nil : .object(statuses)
    }

    private static func body(name: String, time: Int, parameters: [String: JSONValue]) -> String {
        var json = JSONText(capacity: 256)
        json.beginObject()
        json.key("name")
        json.string(name)
        json.key("timestamp_micros")
        json.integer(time)
        _ = json.member("params", .object(parameters))
        json.endObject()
        return json.text
    }
}
