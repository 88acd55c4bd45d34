public import VendorDelivery

/// The rules about who an event is of, and about the request that it goes in.
extension FirebaseLimits {
    static let personRules = [
        userPropertyCount, userPropertyNameLength, userPropertyNameForm, userPropertyPrefix,
        userPropertyReserved, userPropertyValueLength, userID, appInstanceIDForm, clientIDForm,
    ]

    static let userPropertyCount = rule(
        "user_property_count",
        "at most \(userPropertiesPerRequest) user properties",
        .reference
    )
    static let userPropertyNameLength = rule(
        "user_property_name_length",
        "a name of at most \(userPropertyNameCharacters) characters",
        .reference
    )
    static let userPropertyNameForm = rule(
        "user_property_name_form",
        nameFormInWords,
        .reference
    )
    static let userPropertyPrefix = rule(
        "user_property_prefix",
        "no name that starts with _, firebase_, ga_ or google_",
        .names
    )
    static let userPropertyReserved = rule(
        "user_property_reserved",
        "no name of GA4's own user properties",
        .names
    )
    static let userPropertyValueLength = rule(
        "user_property_value_length",
        "a text of at most \(userPropertyValueCharacters) characters, counted as UTF-16 does",
        .reference
    )
    static let userID = rule(
        "user_id",
        "1 to \(userIDCharacters) characters, counted as UTF-16 does",
        .choice("GA4's pages on user ids say so; the protocol's own don't")
    )
    static let appInstanceIDForm = rule(
        "app_instance_id_form",
        "\(appInstanceIDDigits) hexadecimal digits",
        .reference
    )
    static let clientIDForm = rule("client_id_form", "a text with something in it", .reference)

    // MARK: - Sending

    static let sendingRules = [bodySize, timestampAge]

    static let bodySize = rule(
        "body_size",
        "less than 130,000 bytes, with all that the request says of the user",
        .reference
    )
    static let timestampAge = rule(
        "timestamp_age",
        "at most \(maximumHours) hours old when it is sent",
        .sending
    )

    private static let maximumHours = 72

    /// The rule on age that a record breaks when it is sent.
    ///
    /// Google doesn't take such a record, so sending it is of no use.
    ///
    /// - Parameters:
    ///   - record: One of Firebase's.
    ///   - time: When it is sent, in microseconds since 1970 UTC.
    /// - Returns: The rule, or nil when the record is young enough.
    public static func lateness(of record: VendorRecord, sentAt time: Int) -> VendorRule? {
        time - record.time > maximumHours * 3_600_000_000 ? timestampAge : nil
    }
}
