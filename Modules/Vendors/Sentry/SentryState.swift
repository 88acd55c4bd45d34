import VendorDelivery

/// What an instance remembers from its start until it is closed.
struct SentryState: Sendable {
    let settings: Settings
    var userID: String?
    var tags = JSONMembers()
    var contexts = JSONMembers()
    var trail: BreadcrumbTrail

    init(settings: Settings) {
        self.settings = settings
        trail = BreadcrumbTrail(limit: settings.maximumBreadcrumbs)
    }

    /// Forgets all but how it was started.
    mutating func forget() {
        self = SentryState(settings: settings)
    }

    /// The record of an event that happens now.
    func record(_ draft: EventDraft) -> VendorRecord {
        let time = VendorScope.time
        let key = VendorScope.nextKey()
        let trail = draft.trail ?? trail
        var parameters = draft.parameters.merged(over: tags)
        parameters["breadcrumbs"] = .integer(trail.entries.count)
        return VendorRecord(
            vendor: "sentry",
            endpoint: "envelope",
            name: draft.title,
            parameters: parameters,
            key: key,
            time: time,
            body: json(of: draft, id: SentryId(key), time: draft.time ?? time, trail: trail),
            repetition: .safe
        )
    }

    /// The event's JSON object.
    private func json(
        of draft: EventDraft,
        id: SentryId,
        time: Int,
        trail: BreadcrumbTrail
    ) -> String {
        var json = JSONText(capacity: 1_024)
        json.beginObject()
        json.member("event_id", id.sentryIdString)
        json.member("timestamp", SentryDates.text(microseconds: time))
        json.member("platform", draft.platform)
        json.member("level", draft.level)
        json.member("environment", settings.environment)
        if let release = settings.releaseName { json.member("release", release) }
        json.object("sdk", SentryRequests.library)
        if let userID { json.object("user", ["id": .string(userID)]) }
        json.object("tags", draft.tags.merged(over: tags))
        json.object("contexts", draft.contexts.merged(over: contexts))
        if !draft.fingerprint.isEmpty {
            _ = json.member("fingerprint", .array(draft.fingerprint.map(JSONValue.string)))
        }
        if let message = draft.message { json.object("message", ["formatted": .string(message)]) }
        if !draft.exceptions.isEmpty {
            json.object("exception", ["values": .array(draft.exceptions)])
        }
        json.breadcrumbs(trail)
        json.endObject()
        return json.text
    }
}

extension JSONText {
    /// Adds the breadcrumbs, unless there are none.
    fileprivate mutating func breadcrumbs(_ trail: BreadcrumbTrail) {
        guard !trail.entries.isEmpty else { return }
        key("breadcrumbs")
        beginObject()
        key("values")
        beginArray()
        for entry in trail.entries { raw(entry.json) }
        endArray()
        endObject()
    }
}
