public import VendorDelivery

/// What GA4 takes, as one table.
///
/// Google drops what breaks one of them, or changes it, and never says so. So an event that does is
/// refused whole, and reported with its name, the parameter and the rule. One rule is milder: a
/// number that isn't `finite` is left out and the rest goes, unless GA4 needs the number.
///
/// One limit is missing: an app stream takes 500 different event names of a user, over all time,
/// which no single process can count.
public enum FirebaseLimits: Sendable {
    public static let all =
        eventRules + parameterRules + valueRules + itemRules + personRules + sendingRules

    // MARK: - Events

    static let eventRules = [
        eventNameRequired, nameLength, nameForm, namePrefix, nameReserved, paramCount,
    ]

    static let eventNameRequired = rule("event_name_required", "a name", .reference)
    static let nameLength = rule("name_length", "at most \(nameCharacters) characters", .reference)
    static let nameForm = rule("name_form", nameFormInWords, .reference)
    static let namePrefix = rule(
        "name_prefix",
        "no name that starts with firebase_, ga_, google_ or gtag.",
        .choice("as for parameters; the page on names reserves them there")
    )
    static let nameReserved = rule("name_reserved", "no name of GA4's own events", .names)
    static let paramCount = rule(
        "param_count",
        "at most \(parameterCount) parameters, with the session's 2 that are added to each event",
        .reference
    )

    // MARK: - Parameters and their values

    static let parameterRules = [
        paramNameLength, paramNameForm, paramNamePrefix, paramNameReserved, paramAutomatic,
        paramNull, paramNested, paramType, paramValueLength, numberRange, finite,
    ]

    static let paramNameLength = rule(
        "param_name_length",
        "a name of at most \(nameCharacters) characters",
        .reference
    )
    static let paramNameForm = rule("param_name_form", nameFormInWords, .reference)
    static let paramNamePrefix = rule(
        "param_name_prefix",
        "no name that starts with _, firebase_, ga_, google_ or gtag.",
        .names
    )
    static let paramNameReserved = rule("param_name_reserved", "no firebase_conversion", .names)
    static let paramAutomatic = rule(
        "param_automatic",
        "no session_id and engagement_time_msec from elsewhere: they are added to each event",
        .choice("a second one would make the session's figures wrong")
    )
    static let paramNull = rule("param_null", "a value", .reference)
    static let paramNested = rule("param_nested", "no list or dictionary, but items", .reference)
    static let paramType = rule(
        "param_type",
        "a text or a number; a truth value goes as text",
        .reference
    )
    static let paramValueLength = rule(
        "param_value_length",
        "a text of at most \(valueCharacters) characters, counted as UTF-16 does",
        .reference
    )
    static let numberRange = rule(
        "number_range",
        "an integer of 64 bits, one of them for the sign",
        .choice("RFC 8259, section 6: readers differ on larger ones")
    )
    static let finite = rule(
        "finite",
        "a finite number",
        .choice("RFC 8259, section 6: JSON has no other")
    )

    // MARK: - Money

    static let valueRules = [valueType, valueNeedsCurrency, currencyNeedsValue, currencyCode]

    static let valueType = rule("value_type", "a number as value", .validator)
    static let valueNeedsCurrency = rule("value_needs_currency", "currency with value", .validator)
    static let currencyNeedsValue = rule("currency_needs_value", "value with currency", .validator)
    static let currencyCode = rule("currency_code", "a code of ISO 4217, in capitals", .validator)

    // MARK: - Items

    static let itemRules = [itemsType, itemIDRequired, itemMemberType, itemCustomCount]

    static let itemsType = rule("items_type", "a list of dictionaries as items", .reference)
    static let itemIDRequired = rule(
        "item_id_required",
        "item_id or item_name, a text with something in it, in each item",
        .validator
    )
    static let itemMemberType = rule(
        "item_member_type",
        "a number as price, an integer as quantity",
        .reference
    )
    static let itemCustomCount = rule(
        "item_custom_count",
        "at most \(itemCustomParameterCount) parameters in an item that GA4 has no name for",
        .reference
    )
}
