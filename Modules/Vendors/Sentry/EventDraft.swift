import VendorDelivery

/// An event as a call gave it, read and checked, before id, time and scope are put in.
struct EventDraft: Sendable {
    let title: String
    let platform: String
    let level: String
    /// In microseconds since 1970 UTC; nil is now.
    let time: Int?
    let message: String?
    let exceptions: [JSONValue]
    let fingerprint: [String]
    let tags: JSONMembers
    let contexts: JSONMembers
    /// In place of the scope's.
    let trail: BreadcrumbTrail?
    /// The domain and code of the last exception.
    let cause: JSONMembers

    init(_ event: Event, _ reader: PropertyReader) throws(BrokenRule) {
        guard SentryLimits.platforms.contains(event.platform) else {
            throw BrokenRule(key: "platform", rule: SentryLimits.platform)
        }
        guard let level = event.level.text else {
            throw BrokenRule(key: "level", rule: SentryLimits.level)
        }
        let message = event.message?.formatted ?? ""
        let exceptions = event.exceptions ?? []
        guard !message.isEmpty || !exceptions.isEmpty else {
            throw BrokenRule(key: nil, rule: SentryLimits.eventEmpty)
        }
        title = event.title
        platform = event.platform
        self.level = level
        time = try Self.time(of: event)
        self.message = message.isEmpty ? nil : message
        self.exceptions = try Self.values(of: exceptions)
        fingerprint = event.fingerprint ?? []
        tags = try Self.tags(of: event)
        contexts = Self.contexts(of: event, reader)
        trail = try Self.trail(of: event, reader)
        cause = exceptions.last?.mechanism?.meta?.error?.members ?? [:]
    }

    /// What the app said, for tools.
    var parameters: JSONMembers {
        var parameters = cause
        parameters["message"] = message.map(JSONValue.string)
        return parameters.merged(over: tags)
    }

    private static func time(of event: Event) throws(BrokenRule) -> Int? {
        guard let date = event.timestamp else { return nil }
        if let time = SentryDates.microseconds(of: date) { return time }
        throw BrokenRule(key: "timestamp", rule: SentryLimits.timestamp)
    }

    private static func values(of exceptions: [Exception]) throws(BrokenRule) -> [JSONValue] {
        var values: [JSONValue] = []
        for exception in exceptions { values.append(.object(try exception.members())) }
        return values
    }

    private static func tags(of event: Event) throws(BrokenRule) -> JSONMembers {
        var tags = JSONMembers()
        for (key, value) in event.tags ?? [:] {
            try SentryLimits.check(tag: value, key: key)
            tags[key] = .string(value)
        }
        return tags
    }

    private static func contexts(of event: Event, _ reader: PropertyReader) -> JSONMembers {
        var contexts = JSONMembers()
        for (key, context) in event.context ?? [:] {
            contexts[key] = .object(reader.read(context, of: event.title))
        }
        return contexts
    }

    private static func trail(
        of event: Event,
        _ reader: PropertyReader
    ) throws(BrokenRule) -> BreadcrumbTrail? {
        guard let breadcrumbs = event.breadcrumbs else { return nil }
        guard breadcrumbs.count <= SentryLimits.maximumBreadcrumbs else {
            throw BrokenRule(key: "breadcrumbs", rule: SentryLimits.breadcrumbCount)
        }
        var trail = BreadcrumbTrail(limit: SentryLimits.maximumBreadcrumbs)
        for crumb in breadcrumbs { trail.add(try TrailEntry(crumb, reader)) }
        return trail
    }
}
