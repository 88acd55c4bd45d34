import VendorDelivery

extension FirebaseLimits {
    /// Checks the name that an event goes out under.
    static func check(eventName name: String, isWeb: Bool) throws(VendorRule) {
        if name.isEmpty { throw eventNameRequired }
        if isReserved(eventName: name, isWeb: isWeb) { throw nameReserved }
        if hasReservedPrefix(name) { throw namePrefix }
        if !hasNameForm(name) { throw nameForm }
        if name.utf8.count > nameCharacters { throw nameLength }
    }

    /// Checks the name of a parameter of an event, or of one of its items.
    static func check(parameterName name: String) throws(VendorRule) {
        if name.utf8.first == underscore { throw paramNamePrefix }
        if hasReservedPrefix(name) {
            throw name == "firebase_conversion" ? paramNameReserved : paramNamePrefix
        }
        if !hasNameForm(name) { throw paramNameForm }
        if name.utf8.count > nameCharacters { throw paramNameLength }
    }

    static func check(userPropertyName name: String) throws(VendorRule) {
        if reservedUserProperties.contains(name) { throw userPropertyReserved }
        let isPrefixed = name.utf8.first == underscore || hasReservedPrefix(name)
        if isPrefixed, !name.hasPrefix("gtag.") { throw userPropertyPrefix }
        if !hasNameForm(name) { throw userPropertyNameForm }
        if name.utf8.count > userPropertyNameCharacters { throw userPropertyNameLength }
    }

    private static let underscore = UInt8(ascii: "_")

    private static func hasReservedPrefix(_ name: String) -> Bool {
        switch name.utf8.first {
        case UInt8(ascii: "f"): name.hasPrefix("firebase_")
        case UInt8(ascii: "g"):
            name.hasPrefix("ga_") || name.hasPrefix("google_") || name.hasPrefix("gtag.")
        default: false
        }
    }

    private static func hasNameForm(_ name: String) -> Bool {
        name.utf8.withContiguousStorageIfAvailable(isName) ?? isName(Array(name.utf8))
    }

    private static func isName(_ bytes: some Collection<UInt8>) -> Bool {
        guard let first = bytes.first, isLetter(first) else { return false }
        for byte in bytes where !isLetter(byte) && !isDigit(byte) && byte != underscore {
            return false
        }
        return true
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- UInt8(ascii: "a") < 26
    }

    static func isDigit(_ byte: UInt8) -> Bool {
        byte &- UInt8(ascii: "0") < 10
    }
}
