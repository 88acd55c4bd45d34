import VendorDelivery

extension MixpanelLimits {
    /// The form of a property's value.
    ///
    /// - Parameters:
    ///   - value: What the caller gave.
    ///   - level: How many lists and dictionaries it is in.
    /// - Returns: The form, which breaks no rule but perhaps that on sizes.
    /// - Throws: The rule that it, or a value inside of it, breaks.
    static func form(of value: Any, level: Int) throws(VendorRule) -> JSONValue {
        let scalar: JSONValue
        do {
            scalar = try JSONValue(scalar: value)
        } catch {
            switch error {
            case .notFinite: throw finite
            case .outOfRange: throw numberRange
            default: return try form(ofOther: value, level: level)
            }
        }
        switch scalar {
        case .string(let text): try check(text: text)
        case .unsigned: throw numberRange
        default: break
        }
        return scalar
    }

    /// Checks how large a list or dictionary has become.
    static func check(size value: JSONValue, limit: Int) throws(VendorRule) {
        switch value {
        case .array, .object:
            var json = JSONText()
            if !json.value(value) { throw finite }
            if json.text.utf8.count > limit { throw nestedSize }
        default: break
        }
    }

    static func check(_ members: JSONMembers) throws(VendorRule) {
        if members.all.count > memberCount { throw nestedCount }
    }

    private static func form(ofOther value: Any, level: Int) throws(VendorRule) -> JSONValue {
        if let text = MixpanelText.text(of: value) {
            try check(text: text)
            return .string(text)
        }
        if let elements = value as? [Any] {
            return .array(try array(of: elements, level: level + 1))
        }
        guard let members = value as? [String: Any] else { throw valueType }
        return .object(try object(of: members, level: level + 1))
    }

    private static func array(of elements: [Any], level: Int) throws(VendorRule) -> [JSONValue] {
        if level > levels { throw depth }
        if elements.count > memberCount { throw arrayCount }
        var values: [JSONValue] = []
        for element in elements { values.append(try form(of: element, level: level)) }
        return values
    }

    private static func object(
        of members: [String: Any],
        level: Int
    ) throws(VendorRule) -> JSONMembers {
        if level > levels { throw depth }
        var values = JSONMembers()
        for (name, member) in members {
            try check(text: name)
            values[name] = try form(of: member, level: level)
        }
        try check(values)
        return values
    }
}
