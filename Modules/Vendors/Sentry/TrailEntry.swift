import VendorDelivery

/// A breadcrumb, read and checked.
struct TrailEntry: Sendable {
    /// When it happened, in microseconds since 1970 UTC.
    let time: Int
    /// All but the time, as the end of a JSON object.
    private let rest: String

    /// The JSON object that Sentry gets.
    ///
    /// The time is written for an issue alone: most breadcrumbs give way before there is one.
    var json: String {
        #"{"timestamp":"\#(SentryDates.text(microseconds: time))",\#(rest)"#
    }

    init(_ crumb: Breadcrumb, _ reader: PropertyReader) throws(BrokenRule) {
        guard let level = crumb.level.text else {
            throw BrokenRule(key: "level", rule: SentryLimits.breadcrumbKind)
        }
        if let type = crumb.type, !SentryLimits.breadcrumbTypes.contains(type) {
            throw BrokenRule(key: "type", rule: SentryLimits.breadcrumbKind)
        }
        guard let time = crumb.timestamp.map(SentryDates.microseconds(of:)) ?? VendorScope.time
        else {
            throw BrokenRule(key: "timestamp", rule: SentryLimits.breadcrumbTime)
        }
        self.time = time
        let data = reader.read(crumb.data, of: Breadcrumb.title)
        rest = Self.rest(of: crumb, level: level, data: data)
    }

    private static func rest(of crumb: Breadcrumb, level: String, data: JSONMembers) -> String {
        var json = JSONText(capacity: 128)
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
