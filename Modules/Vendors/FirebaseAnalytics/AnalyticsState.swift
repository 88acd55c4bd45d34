import VendorDelivery

/// What an instance remembers between calls.
struct AnalyticsState: Sendable {
    let stream: AnalyticsStream
    let makeClientID: @Sendable () -> String
    var userID: String? { didSet { knownEnvelope = nil } }
    var userProperties: [String: String] = [:] { didSet { knownEnvelope = nil } }
    var consent: [ConsentType: ConsentStatus] = [:] { didSet { knownEnvelope = nil } }
    var defaults = JSONMembers()
    var isCollectionEnabled = true
    var session = AnalyticsSession()
    private var knownID: String? { didSet { knownEnvelope = nil } }
    private var knownEnvelope: String?

    init(stream: AnalyticsStream, makeClientID: @escaping @Sendable () -> String) {
        self.stream = stream
        self.makeClientID = makeClientID
        knownID = stream.initialInstanceID
    }

    var isRecording: Bool {
        isCollectionEnabled && consent[.analyticsStorage] != .denied
    }

    /// The installation's id, which is made now if need be.
    mutating func instanceID() -> String {
        if let knownID { return knownID }
        let made = makeClientID()
        knownID = made
        return made
    }

    /// The record of an event that happens now, which moves the session on.
    mutating func record(_ name: String, _ parameters: JSONMembers) -> VendorRecord {
        let time = VendorScope.time
        let moment = session.advance(to: time)
        let all = parameters.merged(over: defaults)
        return VendorRecord(
            vendor: "firebase",
            endpoint: "collect",
            name: name,
            parameters: all,
            key: VendorScope.nextKey(),
            time: time,
            envelope: envelope(),
            body: Self.body(name: name, time: time, moment: moment, parameters: all),
            repetition: .once
        )
    }

    /// Forgets the person and the visit, and the id where the stream allows a new one.
    mutating func reset() {
        if stream.mintsInstanceID { knownID = nil }
        userID = nil
        userProperties = [:]
        defaults = JSONMembers()
        session.end()
    }

    private mutating func envelope() -> String {
        if let knownEnvelope { return knownEnvelope }
        var members: JSONMembers = [stream.instanceIDKey: .string(instanceID())]
        members["user_id"] = userID.map(JSONValue.string)
        if !userProperties.isEmpty {
            var properties = JSONMembers()
            for (name, value) in userProperties {
                properties[name] = .object(["value": .string(value)])
            }
            members["user_properties"] = .object(properties)
        }
        members["consent"] = consentMember
        var json = JSONText()
        _ = json.value(.object(members))
        knownEnvelope = json.text
        return json.text
    }

    private var consentMember: JSONValue? {
        var statuses = JSONMembers()
        statuses["ad_user_data"] = consent[.adUserData].map { .string($0.text) }
        statuses["ad_personalization"] = consent[.adPersonalization].map { .string($0.text) }
        return statuses.isEmpty ? nil : .object(statuses)
    }

    private static func body(
        name: String,
        time: Int,
        moment: AnalyticsSession.Moment,
        parameters: JSONMembers
    ) -> String {
        var json = JSONText(capacity: 256)
        json.beginObject()
        json.member("name", name)
        json.member("timestamp_micros", time)
        json.key("params")
        json.beginObject()
        json.member("session_id", String(moment.identifier))
        json.member("engagement_time_msec", moment.engagement)
        _ = json.members(parameters)
        json.endObject()
        json.endObject()
        return json.text
    }
}
