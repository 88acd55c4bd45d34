import VendorDelivery

/// Reads the properties that Amplitude has a form for.
///
/// One without a form is left out and reported, and the rest goes. One beyond Amplitude's limits
/// keeps the record back, since Amplitude would cut it without a word.
struct PropertyReader: Sendable {
    let report: @Sendable (RecordProblem) -> Void

    /// - Parameters:
    ///   - properties: What the caller gave.
    ///   - record: The event, for reports.
    ///   - reserved: The names that only the stand-in sets.
    /// - Returns: The properties that are left.
    /// - Throws: When some are beyond a limit: for the first of them in the alphabet.
    func read(
        _ properties: [String: Any]?,
        of record: String,
        reserved: Set<String> = []
    ) throws(BrokenRule) -> JSONMembers {
        guard let properties else { return JSONMembers() }
        try AmplitudeLimits.check(keyCount: properties.count)
        var refusal: BrokenRule?
        var values = JSONMembers()
        values.reserveCapacity(properties.count)
        for (key, value) in properties {
            do throws(BrokenRule) {
                if reserved.contains(key) {
                    throw BrokenRule(AmplitudeLimits.propertyReserved, key: key)
                }
                try AmplitudeLimits.check(eventProperty: key)
                values[key] = try Self.read(value, key: key)
            } catch {
                if AmplitudeLimits.leftOut.contains(error.rule) {
                    leaveOut(error, of: record)
                } else if refusal.map({ key < $0.key ?? "" }) ?? true {
                    refusal = error
                }
            }
        }
        if let refusal { throw refusal }
        return values
    }

    func leaveOut(_ broken: BrokenRule, of record: String) {
        report(broken.problem(in: record, isRecordRefused: false))
    }

    /// The value's form; throws when it has none, or when it, or its key, is beyond a limit.
    static func read(_ value: Any, key: String) throws(BrokenRule) -> JSONValue {
        try AmplitudeLimits.check(name: key, key: key)
        return try self.value(of: value, key: key, level: 1)
    }

    /// The value's form; `level` is how deep the object or array is that it is in.
    private static func value(
        of value: Any,
        key: String,
        level: Int
    ) throws(BrokenRule) -> JSONValue {
        let scalar: JSONValue
        do throws(JSONValue.Unwritable) {
            scalar = try JSONValue(scalar: value)
        } catch .unsupportedType {
            return try collection(of: value, key: key, level: level + 1)
        } catch {
            throw BrokenRule(AmplitudeLimits.numberRange, key: key)
        }
        if case .string(let text) = scalar { try AmplitudeLimits.check(text: text, key: key) }
        return scalar
    }

    private static func collection(
        of value: Any,
        key: String,
        level: Int
    ) throws(BrokenRule) -> JSONValue {
        if let elements = value as? [Any] {
            return .array(try array(of: elements, key: key, level: level))
        }
        guard let members = value as? [String: Any] else {
            throw BrokenRule(AmplitudeLimits.valueType, key: key)
        }
        return .object(try object(of: members, key: key, level: level))
    }

    private static func array(
        of elements: [Any],
        key: String,
        level: Int
    ) throws(BrokenRule) -> [JSONValue] {
        try check(level, key: key)
        var values: [JSONValue] = []
        for element in elements { values.append(try value(of: element, key: key, level: level)) }
        return values
    }

    private static func object(
        of members: [String: Any],
        key: String,
        level: Int
    ) throws(BrokenRule) -> JSONMembers {
        try check(level, key: key)
        try AmplitudeLimits.check(keyCount: members.count, key: key)
        var values = JSONMembers()
        for (name, member) in members {
            try AmplitudeLimits.check(name: name, key: key)
            values[name] = try value(of: member, key: key, level: level)
        }
        return values
    }

    private static func check(_ level: Int, key: String) throws(BrokenRule) {
        if level > AmplitudeLimits.maximumDepth {
            throw BrokenRule(AmplitudeLimits.depth, key: key)
        }
    }
}
