import VendorDelivery

/// What an instance remembers between calls.
struct AnalyticsState: Sendable {
    let stream: AnalyticsStream
    let makeClientID: @Sendable () -> String
    var userID: String? { didSet { knownEnvelope = nil } }
    private var userProperties: [String: String] = [:] { didSet { knownEnvelope = nil } }
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
    ///
    /// - Throws: The rule that the event breaks with the default parameters and the user's
    ///   properties; the session stays where it was.
    mutating func record(
        _ name: String,
        _ parameters: JSONMembers
    ) throws(RecordProblem) -> VendorRecord {
        let all = parameters.merged(over: defaults)
        try FirebaseLimits.check(all, of: name)
        let time = VendorScope.time
        var session = session
        let moment = session.advance(to: time)
        let record = VendorRecord(
            vendor: "firebase",
            endpoint: "collect",
            name: name,
            parameters: all,
            key: VendorScope.nextKey(),
            time: time,
            envelope: try envelope(for: name),
            body: Self.body(name: name, time: time, moment: moment, parameters: all),
            repetition: .once,
            hasRevenue: all[AnalyticsParameterValue] != nil
        )
        guard FirebaseRequests.batchRule.takes(body: record.body, envelope: record.envelope) else {
            throw RecordProblem(record: name, key: nil, rule: FirebaseLimits.bodySize)
        }
        self.session = session
        return record
    }

    /// - Throws: When it would be one property too many.
    mutating func setUserProperty(_ value: String?, forName name: String) throws(VendorRule) {
        let isNew = value != nil && userProperties[name] == nil
        if isNew, userProperties.count == FirebaseLimits.userPropertiesPerRequest {
            throw FirebaseLimits.userPropertyCount
        }
        userProperties[name] = value
    }

    /// Forgets the person and the visit, and the id where the stream allows a new one.
    mutating func reset() {
        if stream.mintsInstanceID { knownID = nil }
        userID = nil
        userProperties = [:]
        defaults = JSONMembers()
        session.end()
    }

    /// - Throws: When the installation's id has not the form that GA4 takes.
    private mutating func envelope(for event: String) throws(RecordProblem) -> String {
        if let knownEnvelope { return knownEnvelope }
        let instanceID = instanceID()
        do throws(VendorRule) {
            try stream.check(instanceID: instanceID)
        } catch {
            throw RecordProblem(record: event, key: stream.instanceIDKey, rule: error)
        }
        let text = newEnvelope(of: instanceID)
        knownEnvelope = text
        return text
    }

    private func newEnvelope(of instanceID: String) -> String {
        var members: JSONMembers = [stream.instanceIDKey: .string(instanceID)]
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
