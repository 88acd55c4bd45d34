public import VendorDelivery

/// What AppsFlyer has published about the events that it takes from servers.
///
/// A record that breaks one of the rules is refused and reported, except for those of
/// ``leftOut``: then all but the value is recorded, unless that is `af_revenue` or `af_currency`.
public enum AppsFlyerLimits: Sendable {
    /// The whole table: requests, the app, the event, values, money, times.
    public static let all = [
        batchCount, bodySize, auth,
        started, appIDForm, appsFlyerIDRequired, appsFlyerIDForm,
        eventNameRequired, customerUserID,
        parameterName, parameterReserved, valueType, numberRange, eventValueType, consentData,
        revenueForm, revenueNeedsCurrency, currencyCode,
        eventTimeForm, eventTimeLate,
    ]

    /// The rules that cost a value alone, and not the record.
    public static let leftOut: Set<VendorRule> = [
        parameterName, parameterReserved, valueType, numberRange,
    ]

    // MARK: - Requests

    public static let batchCount = rule("batch_count", "one event a request", api)
    public static let bodySize =
        rule("body_size", "at most 1,000 bytes, the smaller of what 1 KB can mean", api)
    public static let auth = rule("auth", "a key for the header 'authentication'", api)

    // MARK: - The app and its installation

    public static let started = rule("started", "'start' comes first, and 'isStopped' is off", sdk)
    public static let appIDForm =
        rule("app_id_form", "'id' and digits; others are answered with 200 and not kept", api)
    public static let appsFlyerIDRequired =
        rule("appsflyer_id_required", "an id that AppsFlyer's SDK has made", api)
    public static let appsFlyerIDForm =
        rule("appsflyer_id_form", "13 digits, a hyphen, 7 digits", api)

    // MARK: - Events

    public static let eventNameRequired =
        rule("event_name_required", "a name of at least one character", api)
    public static let customerUserID =
        rule("customer_user_id", "at least one character", "choice: nobody is named else")

    // MARK: - Values

    public static let parameterName =
        rule("parameter_name", "a text of at least one character", "choice: JSON has no others")
    public static let parameterReserved =
        rule("parameter_reserved", "beside an ad's revenue, none of its own names", sdk)
    public static let valueType =
        rule("value_type", "a text, number or truth value, or an array of these", events)
    public static let numberRange =
        rule("number_range", "a finite number; an integer in 64 bits", "RFC 8259, section 6")
    public static let eventValueType =
        rule("event_value_type", "all values as the text of a JSON object, or an empty text", api)
    public static let consentData =
        rule("consent_data", "either of 'tcf' and 'manual'; 'manual' is sent", api)

    // MARK: - Money

    public static let revenueForm =
        rule("revenue_form", "a number, or one as text: digits, a dot, a minus", events)
    public static let revenueNeedsCurrency = rule(
        "revenue_needs_currency",
        "af_currency or a currency of the app beside af_revenue",
        "choice: what is taken without is not published"
    )
    public static let currencyCode =
        rule("currency_code", "a code of ISO 4217 in three capitals", api)

    // MARK: - Times

    public static let eventTimeForm =
        rule("event_time_form", "yyyy-MM-dd HH:mm:ss.SSS in UTC", api)
    public static let eventTimeLate =
        rule("event_time_late", "arrives by 02:00 UTC of the day after, or it is stamped anew", api)

    // MARK: - Sources

    private static let api = "https://dev.appsflyer.com/hc/reference/s2s-events-api3-post"
    private static let events = "https://support.appsflyer.com/hc/en-us/articles/115005544169"
    private static let sdk = "https://dev.appsflyer.com/hc/docs/ios-sdk"

    private static func rule(_ name: String, _ limit: String, _ source: String) -> VendorRule {
        VendorRule(vendor: "appsflyer", name: name, limit: limit, source: source)
    }
}
