public import VendorDelivery

/// What Sentry takes, as its developers' pages say.
public enum SentryRules: Sendable {
    /// 1 MiB.
    static let maximumEventBytes = 1_048_576
    static let maximumBreadcrumbs = 100
    /// Tags need fewer characters.
    static let tagCharacters = 200

    static let platforms: Set<String> = ["cocoa", "native", "other"]
    static let breadcrumbTypes: Set<String> = [
        "default", "debug", "error", "navigation", "http", "info", "query", "transaction", "ui",
        "user",
    ]

    // The address
    static let keyForm = rule("key_form", "a public key of 32 hexadecimal digits", glitchTip)
    static let project = rule("project", "one project, the same everywhere", envelopes)

    // A request
    static let eventCount = rule("event_count", "at most 1 event an envelope", envelopes)
    static let sentAt = rule("sent_at", "the time of sending, as RFC 3339 in UTC", envelopes)

    // An event
    static let itemSize = rule("item_size", "at most 1 MiB an event", envelopes)
    static let eventIDForm = rule(
        "event_id_form",
        "32 hexadecimal digits in small letters",
        events
    )
    static let eventEmpty = rule(
        "event_empty",
        "a message or an exception",
        "chosen: without both there is nothing to show"
    )
    static let timestamp = rule("timestamp", "a time of the years 1 to 9999", events)
    static let platform = rule("platform", "cocoa, native or other", events)
    static let level = rule("level", "fatal, error, warning, info or debug", events)
    static let tagLength = rule("tag_length", "tag values of less than 200 characters", events)
    static let exception = rule("exception", "a type or a value", exceptions)
    static let mechanism = rule("mechanism", "a mechanism of a named type", exceptions)

    // Breadcrumbs
    static let breadcrumbCount = rule(
        "breadcrumb_count",
        "at most 100 breadcrumbs an event",
        "chosen: the default of Sentry's SDKs, since no page names the server's limit"
    )
    static let breadcrumbKind = rule(
        "breadcrumb_kind",
        "a level as an event's, and a documented type",
        breadcrumbs
    )
    static let breadcrumbTime = rule(
        "breadcrumb_time",
        "a time of the years 1 to 9999, oldest first",
        breadcrumbs
    )

    // Values
    static let json = rule("json", "values that JSON has, without NaN and infinity", "RFC 8259")
    static let numberRange = rule("number_range", "integers of 64 bits", "RFC 8259, section 6")

    public static let all: [VendorRule] = [
        keyForm, project, eventCount, sentAt, itemSize, eventIDForm, eventEmpty, timestamp,
        platform, level, tagLength, exception, mechanism, breadcrumbCount, breadcrumbKind,
        breadcrumbTime, json, numberRange,
    ]

    private static let envelopes = "https://develop.sentry.dev/sdk/data-model/envelopes/"
    private static let events = "https://develop.sentry.dev/sdk/data-model/event-payloads/"
    private static let exceptions = events + "exception/"
    private static let breadcrumbs = events + "breadcrumbs/"
    private static let glitchTip = "https://glitchtip.com/sdkdocs"

    private static func rule(_ name: String, _ limit: String, _ source: String) -> VendorRule {
        VendorRule(vendor: "sentry", name: name, limit: limit, source: source)
    }

    static func check(tag value: String, key: String) throws(BrokenRule) {
        guard value.utf8.count >= tagCharacters, value.unicodeScalars.count >= tagCharacters else {
            return
        }
        throw BrokenRule(key: key, rule: tagLength)
    }
}
