import VendorDelivery

extension AmplitudeLimits {
    static let maximumCharacters = 1_024
    /// The object that holds all properties is the first level.
    static let maximumDepth = 40
    static let maximumKeys = 1_024

    /// Only Amplitude itself may send these, and `identify` the ones with a dollar sign.
    private static let reservedNames: Set<String> = [
        "[Amplitude] Start Session", "[Amplitude] End Session", "[Amplitude] Revenue",
        "[Amplitude] Revenue (Verified)", "[Amplitude] Revenue (Unverified)",
        "[Amplitude] Merged User", "$identify", "$groupidentify",
    ]

    static func check(eventType name: String) throws(BrokenRule) {
        if name.isEmpty { throw BrokenRule(eventTypeRequired) }
        if isTooLong(name) { throw BrokenRule(eventTypeLength) }
        if reservedNames.contains(name) { throw BrokenRule(eventTypeReserved) }
    }

    static func check(text: String, key: String) throws(BrokenRule) {
        if isTooLong(text) { throw BrokenRule(stringLength, key: key) }
    }

    /// - Parameters:
    ///   - name: The name of a property, or of a member inside of one.
    ///   - key: The property's name, for reports.
    /// - Throws: When the name is empty or too long.
    static func check(name: String, key: String) throws(BrokenRule) {
        if name.isEmpty { throw BrokenRule(propertyName, key: key) }
        try check(text: name, key: key)
    }

    /// - Parameters:
    ///   - keyCount: How many members an object has.
    ///   - key: The object's name, or nil for that of all properties.
    /// - Throws: When there are too many.
    static func check(keyCount: Int, key: String? = nil) throws(BrokenRule) {
        if keyCount > maximumKeys { throw BrokenRule(AmplitudeLimits.keyCount, key: key) }
    }

    /// - Parameters:
    ///   - group: The type or the name of a group.
    ///   - key: What reports call it.
    /// - Throws: When it is empty or too long.
    static func check(group: String, key: String) throws(BrokenRule) {
        if group.isEmpty { throw BrokenRule(groupNameRequired, key: key) }
        try check(text: group, key: key)
    }

    static func check(eventProperty name: String) throws(BrokenRule) {
        if name == "session_id" { throw BrokenRule(sessionIDPlace, key: name) }
    }

    static func check(insertID id: String) throws(BrokenRule) {
        if id.isEmpty { throw BrokenRule(insertIDForm, key: "insert_id") }
        try check(text: id, key: "insert_id")
    }

    static func check(time: Int64) throws(BrokenRule) {
        if !isMilliseconds(time) { throw BrokenRule(timeUnit, key: "time") }
    }

    static func check(sessionID id: Int64) throws(BrokenRule) {
        if id != -1, !isMilliseconds(id) { throw BrokenRule(sessionID, key: "session_id") }
    }

    /// Whether it can be milliseconds of the years 1973 to 5138.
    ///
    /// The same time in seconds or in microseconds has too few digits or too many.
    private static func isMilliseconds(_ time: Int64) -> Bool {
        100_000_000_000..<100_000_000_000_000 ~= time
    }

    /// Characters are counted as UTF-16 does, in which no text is shorter than Amplitude's count.
    private static func isTooLong(_ text: String) -> Bool {
        text.utf8.count > maximumCharacters && text.utf16.count > maximumCharacters
    }
}
