import VendorDelivery

extension FirebaseLimits {
    static func check(userProperty name: String, value: String) throws(VendorRule) {
        try check(userPropertyName: name)
        if isLonger(value, than: userPropertyValueCharacters) { throw userPropertyValueLength }
    }

    static func check(userID id: String) throws(VendorRule) {
        if id.isEmpty || isLonger(id, than: userIDCharacters) { throw userID }
    }

    static func check(appInstanceID id: String) throws(VendorRule) {
        let isHexadecimal = id.utf8.allSatisfy { byte in
            isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
        }
        if !isHexadecimal || id.utf8.count != appInstanceIDDigits { throw appInstanceIDForm }
    }

    static func check(clientID id: String) throws(VendorRule) {
        if id.isEmpty { throw clientIDForm }
    }
}
