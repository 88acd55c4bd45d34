import VendorDelivery

extension MixpanelLimits {
    static func check(event name: String) throws(VendorRule) {
        if name.isEmpty { throw eventRequired }
        try check(text: name)
    }

    /// Checks a text that Mixpanel would cut off: a value, a name, an id.
    static func check(text: String) throws(VendorRule) {
        if text.utf8.count > textBytes { throw stringLength }
    }

    static func check(distinctID id: String) throws(VendorRule) {
        if id.isEmpty { throw distinctIDRequired }
        if refusedIDs.contains(id.lowercased()) { throw distinctIDRefused }
        try check(text: id)
    }

    /// Whether an event's own properties may not have this name.
    static func isReserved(_ name: String) -> Bool {
        if name.utf8.first == UInt8(ascii: "m"), name.hasPrefix("mp_") {
            return name != "mp_country_code"
        }
        return reservedProperties.contains(name)
    }

    private static let reservedProperties: Set<String> = [
        "$bucket", "$device_id", "$distinct_id", "$insert_id", "$ip", "$source", "$time",
        "$user_id", "alias", "bucket", "distinct_id", "ip", "time", "token",
    ]

    /// What Mixpanel takes for no id at all.
    static let refusedIDs: Set<String> = [
        "-1", "0", "00000000-0000-0000-0000-000000000000", "<nil>", "[]", "anon", "anonymous",
        "false", "n/a", "na", "nil", "none", "null", "true", "undefined", "unknown", "{}",
    ]
}
