public import VendorDelivery

/// What Amplitude has published about the events that it takes.
///
/// A record that breaks one of the rules is refused and reported, except for those of
/// ``leftOut``: then all but the property is recorded, unless that is an amount of revenue.
public enum AmplitudeLimits: Sendable {
    /// The whole table: requests, names, ids, times, properties, user properties, revenue.
    public static let all = [
        batchCount, bodySize,
        eventTypeRequired, eventTypeLength, eventTypeReserved,
        idRequired, idLength, idRefused, insertIDRequired, insertIDForm,
        timeUnit, sessionID, sessionIDPlace,
        propertyName, propertyReserved, valueType, numberRange, stringLength, depth, keyCount,
        operationCount, groups, groupNameRequired,
        priceRequired, quantityMinimum, currencyCode,
    ]

    /// The rules that cost a property alone, and not the record.
    public static let leftOut: Set<VendorRule> = [
        sessionIDPlace, propertyName, propertyReserved, valueType, numberRange, operationCount,
    ]

    // MARK: - Requests

    public static let batchCount = rule("batch_count", "fewer than 2,000 events", httpV2)
    public static let bodySize = rule("body_size", "less than 1,000,000 bytes", httpV2)

    // MARK: - Names

    public static let eventTypeRequired =
        rule("event_type_required", "a name of at least one character", httpV2)
    public static let eventTypeLength =
        rule("event_type_length", "at most 1,024 characters, counted as UTF-16 does", httpV2)
    public static let eventTypeReserved =
        rule("event_type_reserved", "no name of Amplitude's own, as [Amplitude] Revenue", httpV2)

    // MARK: - Ids

    public static let idRequired = rule("id_required", "a user_id or a device_id", httpV2)
    public static let idLength =
        rule("id_length", "at least 5 characters, or as many as min_id_length says", httpV2)
    public static let idRefused =
        rule("id_refused", "not empty, and no word for no id, as anonymous or unknown", httpV2)
    public static let insertIDRequired =
        rule("insert_id_required", "an insert_id in each event", "choice: repetitions need it")
    public static let insertIDForm = rule("insert_id_form", "at least one character", httpV2)

    // MARK: - Times

    public static let timeUnit =
        rule("time_unit", "milliseconds since 1970; of 12 to 14 digits, by choice", httpV2)
    public static let sessionID =
        rule("session_id", "as time_unit, or -1 for an event outside of any session", httpV2)

    public static let sessionIDPlace =
        rule("session_id_place", "beside the properties of an event, not among them", httpV2)

    // MARK: - Properties

    public static let propertyName =
        rule("property_name", "at least one character", "choice: a name must name something")
    public static let propertyReserved =
        rule("property_reserved", "beside revenue, no name of its own, as $price", swiftSDK)
    public static let valueType =
        rule("value_type", "a text, number or truth value, or an array or object of these", httpV2)
    public static let numberRange =
        rule("number_range", "a finite number; an integer in 64 bits", "RFC 8259, section 6")
    public static let stringLength =
        rule("string_length", "at most 1,024 characters, counted as UTF-16 does", httpV2)
    public static let depth =
        rule("depth", "at most 40 levels, the object of all properties included", httpV2)
    public static let keyCount = rule("key_count", "at most 1,024 members an object", swiftSDK)

    // MARK: - User properties

    public static let operationCount =
        rule("operation_count", "one operation a property, and none beside $clearAll", identify)
    public static let groups =
        rule("groups", "at most 5 types and 10 names of groups an event", httpV2)
    public static let groupNameRequired =
        rule("group_name_required", "a type and a name of at least one character", httpV2)

    // MARK: - Revenue

    public static let priceRequired = rule("price_required", "a price", swiftSDK)
    public static let quantityMinimum = rule("quantity_minimum", "at least 1", swiftSDK)
    public static let currencyCode =
        rule("currency_code", "a code of ISO 4217 in three capitals", httpV2)

    // MARK: - Sources

    private static let httpV2 = "https://amplitude.com/docs/apis/analytics/http-v2"
    private static let identify = "https://amplitude.com/docs/apis/analytics/identify"
    private static let swiftSDK = "https://github.com/amplitude/Amplitude-Swift"

    private static func rule(_ name: String, _ limit: String, _ source: String) -> VendorRule {
        VendorRule(vendor: "amplitude", name: name, limit: limit, source: source)
    }
}
