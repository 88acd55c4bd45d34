import VendorDelivery

/// A breadcrumb, read and checked.
struct TrailEntry: Sendable {
    /// When it happened, in microseconds since 1970 UTC.
    let time: Int
    /// The JSON object that Sentry gets.
    let json: String

    init(_ crumb: Breadcrumb, _ reader: PropertyReader) throws(BrokenRule) {
        guard let level = crumb.level.text else {
            throw BrokenRule(key: "level", rule: SentryRules.breadcrumbKind)
        }
        if let type = crumb.type, !SentryRules.breadcrumbTypes.contains(type) {
            throw BrokenRule(key: "type", rule: SentryRules.breadcrumbKind)
        }
        guard let time = crumb.timestamp.map(SentryDates.microseconds(of:)) ?? VendorScope.time
        else {
            throw BrokenRule(key: "timestamp", rule: SentryRules.breadcrumbTime)
        }
        self.time = time
        let data = reader.read(crumb.data, of: Breadcrumb.title)
        json = Self.json(of: crumb, level: level, time: time, data: data)
    }

    private static func json(
        of crumb: Breadcrumb,
        level: String,
        time: Int,
        data: JSONMembers
    ) -> String {
        var json = JSONText(capacity: 192)
        json.beginObject()
        json.member("timestamp", SentryDates.text(microseconds: time))
        if let type = crumb.type { json.member("type", type) }
        json.member("category", crumb.category)
        json.member("level", level)
        if let message = crumb.message { json.member("message", message) }
        json.object("data", data)
        json.endObject()
        return json.text
    }
}

extension JSONText {
    /// Adds an object, unless it has no members.
    ///
    /// All numbers inside are finite: the reader lets no others in.
    mutating func object(_ key: String, _ members: JSONMembers) {
        guard !members.isEmpty else { return }
        _ = member(key, .object(members))
    }
}
