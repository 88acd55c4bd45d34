public import VendorDelivery

/// What Mixpanel takes, as one table.
///
/// Mixpanel refuses what breaks most of them, cuts texts that are too long, and rewrites or ignores
/// the rest. So a record that breaks one is refused whole before, and reported with its name, the
/// property and the rule. One rule is milder: a number that isn't `finite` is left out and the rest
/// goes, unless it is a charge's amount.
public enum MixpanelLimits: Sendable {
    public static let all = eventRules + propertyRules + profileRules + identityRules

    // MARK: - Events

    static let eventRules = [eventRequired, eventSize, timeAge, propertyCount, propertyReserved]

    static let eventRequired = rule("event_required", "a name", .events)
    static let eventSize = rule("event_size", "less than 1,000,000 bytes of JSON", .events)
    static let timeAge = rule("time_age", "a time in 1971 or later", .events)
    static let propertyCount = rule(
        "property_count",
        "at most \(memberCount) properties, with those that are added to each event",
        .events
    )
    static let propertyReserved = rule(
        "property_reserved",
        "no name that Mixpanel or the stand-in sets, and none that starts with mp_",
        .properties
    )

    // MARK: - Properties of events and profiles

    static let propertyRules = [
        stringLength, nestedCount, arrayCount, depth, nestedSize, valueType, numberRange, finite,
    ]

    static let stringLength = rule(
        "string_length",
        "a text, a name or an id of at most \(textBytes) bytes in UTF-8",
        .choice("a longer text is cut at 255, and no page that we know says of what")
    )
    static let nestedCount = rule(
        "nested_count",
        "at most \(memberCount) members in a dictionary",
        .events
    )
    static let arrayCount = rule(
        "array_count",
        "at most \(memberCount) elements in a list",
        .events
    )
    static let depth = rule(
        "depth",
        "at most \(levels) levels of dictionaries and lists",
        .choice("the page says it of dictionaries, and lists may hold those")
    )
    static let nestedSize = rule(
        "nested_size",
        "a list or dictionary of at most 8 KB of JSON in an event, 256 KB in a profile",
        .events
    )
    static let valueType = rule(
        "value_type",
        "a text, number, truth value, date or address, or a list or dictionary of these",
        .properties
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

    // MARK: - Profile operations

    static let profileRules = [updateSize, addNumber, unionArray, transaction]

    static let updateSize = rule(
        "update_size",
        "at most 1,000,000 bytes of JSON, with the project's token",
        .profiles
    )
    static let addNumber = rule("add_number", "numbers to add", .profiles)
    static let unionArray = rule("union_array", "lists to unite", .profiles)
    static let transaction = rule(
        "transaction",
        "a charge's $amount and $time from the charge alone",
        .choice("mixpanel-swift sets them from its arguments and its clock")
    )

    // MARK: - Identities

    static let identityRules = [distinctIDRequired, distinctIDRefused]

    static let distinctIDRequired = rule(
        "distinct_id_required",
        "an id with something in it",
        .choice("an empty one means that there is no user, which `reset` says")
    )
    static let distinctIDRefused = rule(
        "distinct_id_refused",
        "no id that programs send by mistake, such as null or 0, in any case",
        .events
    )
}
