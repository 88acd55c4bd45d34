import VendorDelivery

/// What Amplitude demands of the ids of users and devices.
struct IDCheck: Sendable {
    /// How many characters an id needs.
    let minimumLength: Int

    init(minIdLength: Int?) {
        minimumLength = minIdLength ?? 5
    }

    /// What programs send by mistake when they have no id; Amplitude removes them, in any case.
    private static let refused: Set<String> = [
        "", "anonymous", "nil", "none", "null", "n/a", "na", "undefined", "unknown",
        "00000000-0000-0000-0000-000000000000", "{}", "lmy47d", "0", "-1",
    ]

    func check(_ id: String, key: String) throws(BrokenRule) {
        if Self.refused.contains(id.lowercased()) {
            throw BrokenRule(AmplitudeLimits.idRefused, key: key)
        }
        if id.count < minimumLength { throw BrokenRule(AmplitudeLimits.idLength, key: key) }
        try AmplitudeLimits.check(text: id, key: key)
    }
}
