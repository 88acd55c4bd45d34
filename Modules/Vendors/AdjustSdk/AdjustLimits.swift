public import VendorDelivery

/// What Adjust has published about the events and the ads' revenue that it takes from servers.
///
/// A record that breaks one of the rules is refused and reported, except for those of
/// ``leftOut``: then all but the parameter is recorded.
public enum AdjustLimits: Sendable {
    /// The whole table: requests, the app, events, devices, parameters, money, ads, times.
    public static let all = [
        batchCount, bodySize,
        started, configRequired, appTokenForm, environment,
        eventTokenRequired, eventToken, deviceIDRequired, deviceIDForm,
        duplicateParameter, emptyParameter, parameterName, paramsJSON,
        revenueForm, revenueMinimum, revenueNeedsCurrency, currencyCode,
        adRevenueRequired, adSource, adImpressions,
        createdAtUnix, timeAge, adTimeAge, timeOrder,
    ]

    /// The rules that cost a parameter alone, and not the record.
    public static let leftOut: Set<VendorRule> = [emptyParameter, parameterName]

    // MARK: - Requests

    public static let batchCount = rule("batch_count", "one event a request", events)
    public static let bodySize =
        rule("body_size", "at most 1,000,000 bytes, the smaller of what 1 MB can mean", events)

    // MARK: - The app

    public static let started = rule("started", "'initSdk' comes first", iOSSDK)
    public static let configRequired =
        rule("config_required", "a configuration, whose token and environment are in form", iOSSDK)
    public static let appTokenForm = rule("app_token_form", "12 letters and digits", events)
    public static let environment = rule("environment", "'sandbox' or 'production'", events)

    // MARK: - Events and devices

    public static let eventTokenRequired =
        rule("event_token_required", "a token of at least one character", events)
    public static let eventToken =
        rule("event_token", "letters and digits", "choice: no token of a dashboard has others")
    public static let deviceIDRequired = rule("device_id_required", "a device id, or more", events)
    public static let deviceIDForm =
        rule("device_id_form", "not empty; idfa, idfv: UUID in capitals; gps_adid: UUID", events)

    // MARK: - Parameters

    public static let duplicateParameter =
        rule("duplicate_parameter", "each once: one device id of a kind", "choice: which counts?")
    public static let emptyParameter =
        rule("empty_parameter", "a value of at least one character", "choice: nothing is said else")
    public static let parameterName =
        rule("parameter_name", "at least one character", "choice: a name must name something")
    public static let paramsJSON =
        rule("params_json", "callbacks' and partners' parameters: from text to text, flat", events)

    // MARK: - Money

    public static let revenueForm =
        rule("revenue_form", "digits, a dot, digits: finite, not negative, no exponent", events)
    public static let revenueMinimum = rule("revenue_minimum", "at least 0.001 an event", events)
    public static let revenueNeedsCurrency =
        rule("revenue_needs_currency", "a currency beside each amount", events)
    public static let currencyCode =
        rule("currency_code", "a code of ISO 4217 in three capitals", events)

    // MARK: - Ads

    public static let adRevenueRequired =
        rule("ad_revenue_required", "an amount and its currency", adRevenue)
    public static let adSource = rule("ad_source", "a source; 'publisher' is sent", adRevenue)
    public static let adImpressions = rule("ad_impressions", "digits: not negative", adRevenue)

    // MARK: - Times

    public static let createdAtUnix =
        rule("created_at_unix", "whole seconds since 1970", events)
    public static let timeAge = rule("time_age", "at most 58 days old", events)
    public static let adTimeAge = rule("ad_time_age", "at most 28 days old", adRevenue)
    public static let timeOrder =
        rule("time_order", "not earlier than the last of the device and event token", events)

    // MARK: - Sources

    private static let events = "https://dev.adjust.com/en/api/s2s-api/events"
    private static let adRevenue = "https://dev.adjust.com/en/api/s2s-api/ad-revenue"
    private static let iOSSDK = "https://github.com/adjust/ios_sdk"

    private static func rule(_ name: String, _ limit: String, _ source: String) -> VendorRule {
        VendorRule(vendor: "adjust", name: name, limit: limit, source: source)
    }
}
