import VendorDelivery

/// What Amplitude demands of names, ids and texts.
///
/// The rules are described at https://amplitude.com/docs/apis/analytics/http-v2
struct AmplitudeRules: Sendable {
    /// How many characters an id needs.
    let minimumIDLength: Int

    init(minIdLength: Int?) {
        minimumIDLength = minIdLength ?? 5
    }

    static let maximumCharacters = 1_024
    /// How deep properties may be nested; the object that holds them all is the first level.
    static let maximumDepth = 40

    /// Only Amplitude itself may send these, and `identify` the ones with a dollar sign.
    private static let reservedNames: Set<String> = [
        "[Amplitude] Start Session", "[Amplitude] End Session", "[Amplitude] Revenue",
        "[Amplitude] Revenue (Verified)", "[Amplitude] Revenue (Unverified)",
        "[Amplitude] Merged User", "$identify", "$groupidentify",
    ]

    /// What programs send by mistake when they have no id; Amplitude removes them, in any case.
    private static let forbiddenIDs: Set<String> = [
        "anonymous", "nil", "none", "null", "n/a", "na", "undefined", "unknown",
        "00000000-0000-0000-0000-000000000000", "{}", "lmy47d", "0", "-1",
    ]

    static func check(eventType name: String) throws(BrokenRule) {
        if name.isEmpty { throw BrokenRule(key: nil, reason: .empty) }
        if reservedNames.contains(name) { throw BrokenRule(key: nil, reason: .reserved) }
        try check(text: name, key: nil)
    }

    static func check(text: String, key: String?) throws(BrokenRule) {
        guard isTooLong(text) else { return }
        throw BrokenRule(key: key, reason: .tooLong(limit: maximumCharacters))
    }

    /// Characters are counted as UTF-16 does, in which no text is shorter than Amplitude's count.
    static func isTooLong(_ text: String) -> Bool {
        text.utf8.count > maximumCharacters && text.utf16.count > maximumCharacters
    }

    func check(id: String, key: String) throws(BrokenRule) {
        if id.isEmpty { throw BrokenRule(key: key, reason: .empty) }
        if Self.forbiddenIDs.contains(id.lowercased()) {
            throw BrokenRule(key: key, reason: .forbidden)
        }
        if id.count < minimumIDLength {
            throw BrokenRule(key: key, reason: .tooShort(limit: minimumIDLength))
        }
        try Self.check(text: id, key: key)
    }
}
