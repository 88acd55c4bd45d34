public import VendorDelivery

/// What Sentry has published about the events that it takes.
///
/// A record that breaks one of the rules is refused and reported, except for those of ``leftOut``:
/// then all but the value is recorded. A breadcrumb or a tag that breaks one is refused by itself.
public enum SentryLimits: Sendable {
    /// The whole table: the address, requests, events, breadcrumbs, values.
    public static let all = [
        keyForm, project,
        eventCount, sentAt, itemSize,
        eventIDForm, timestamp, platform, level, tagLength, eventEmpty, exception, mechanism,
        breadcrumbCount, breadcrumbKind, breadcrumbTime,
        json, numberRange,
    ]

    /// The rules that cost a value alone, and not the record.
    public static let leftOut: Set<VendorRule> = [json, numberRange]

    // MARK: - The address

    public static let keyForm =
        rule("key_form", "a public key of 32 hexadecimal digits", glitchTip)
    public static let project =
        rule("project", "one project, in the options too if they name any", envelopes)

    // MARK: - Requests

    public static let eventCount = rule("event_count", "at most 1 event an envelope", envelopes)
    public static let sentAt =
        rule("sent_at", "the time of sending, as RFC 3339 in UTC", envelopes)
    public static let itemSize =
        rule("item_size", "at most 1 MiB (1,048,576 bytes) an event", envelopes)

    // MARK: - Events

    public static let eventIDForm =
        rule("event_id_form", "32 hexadecimal digits in small letters", events)
    public static let timestamp = rule("timestamp", "a time in the years 1 to 9999", events)
    public static let platform = rule("platform", "cocoa, native or other", events)
    public static let level = rule("level", "fatal, error, warning, info or debug", events)
    public static let tagLength =
        rule("tag_length", "tags with values of fewer than 200 characters", events)
    public static let eventEmpty =
        rule("event_empty", "a message or an exception", "choice: else there is nothing to show")
    public static let exception = rule("exception", "a type or a value", exceptions)
    public static let mechanism = rule("mechanism", "mechanisms with a type", exceptions)

    // MARK: - Breadcrumbs

    public static let breadcrumbCount = rule(
        "breadcrumb_count",
        "at most 100 breadcrumbs an event",
        "choice: what Sentry's SDKs keep, as no page says what the server takes"
    )
    public static let breadcrumbKind =
        rule("breadcrumb_kind", "a documented type, and a level as events have", breadcrumbs)
    public static let breadcrumbTime =
        rule("breadcrumb_time", "a time in the years 1 to 9999, oldest first", breadcrumbs)

    // MARK: - Values

    public static let json =
        rule("json", "texts, finite numbers, truth values, arrays and objects", "RFC 8259")
    public static let numberRange =
        rule("number_range", "integers of at most 64 bits", "choice: RFC 8259, section 6")

    private static let site = "https://develop.sentry.dev/sdk/data-model/"
    private static let envelopes = site + "envelopes/"
    private static let events = site + "event-payloads/"
    private static let exceptions = site + "event-payloads/exception/"
    private static let breadcrumbs = site + "event-payloads/breadcrumbs/"
    private static let glitchTip = "https://glitchtip.com/sdkdocs"

    private static func rule(_ name: String, _ limit: String, _ source: String) -> VendorRule {
        VendorRule(vendor: "sentry", name: name, limit: limit, source: source)
    }
}
