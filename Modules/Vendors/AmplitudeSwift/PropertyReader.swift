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
    /// - Throws: When one of them is beyond a limit.
    func read(
        _ properties: [String: Any]?,
        of record: String,
        reserved: Set<String> = []
    ) throws(BrokenRule) -> JSONMembers {
        var values = JSONMembers()
        values.reserveCapacity(properties?.count ?? 0)
        for (key, value) in properties ?? [:] {
            if reserved.contains(key) {
                leaveOut(key, of: record, .reserved)
                continue
            }
            switch try Self.read(value, key: key) {
            case .success(let value): values[key] = value
            case .failure(let reason): leaveOut(key, of: record, reason)
            }
        }
        return values
    }

    func leaveOut(_ key: String, of record: String, _ reason: RecordProblem.Reason) {
        report(RecordProblem(vendor: "amplitude", record: record, key: key, reason: reason))
    }

    /// The value's form, or why it has none; throws when it, or its key, is beyond a limit.
    static func read(
        _ value: Any,
        key: String
    ) throws(BrokenRule) -> Result<JSONValue, RecordProblem.Reason> {
        do throws(RecordProblem.Reason) {
            if AmplitudeRules.isTooLong(key) { throw tooLong }
            return .success(try self.value(of: value, level: 1))
        } catch {
            switch error {
            case .tooLong, .tooDeep: throw BrokenRule(key: key, reason: error)
            default: return .failure(error)
            }
        }
    }

    private static let tooLong = RecordProblem.Reason.tooLong(
        limit: AmplitudeRules.maximumCharacters
    )

    /// The value's form; `level` is how deep the object or array is that it is in.
    private static func value(
        of value: Any,
        level: Int
    ) throws(RecordProblem.Reason) -> JSONValue {
        do throws(RecordProblem.Reason) {
            let scalar = try JSONValue(scalar: value)
            if case .string(let text) = scalar, AmplitudeRules.isTooLong(text) { throw tooLong }
            return scalar
        } catch .unsupportedType {
            let level = level + 1
            if let elements = value as? [Any] {
                return .array(try array(of: elements, level: level))
            }
            guard let members = value as? [String: Any] else { throw .unsupportedType }
            return .object(try object(of: members, level: level))
        }
    }

    private static func array(
        of elements: [Any],
        level: Int
    ) throws(RecordProblem.Reason) -> [JSONValue] {
        try check(level)
        var values: [JSONValue] = []
        for element in elements { values.append(try value(of: element, level: level)) }
        return values
    }

    private static func object(
        of members: [String: Any],
        level: Int
    ) throws(RecordProblem.Reason) -> JSONMembers {
        try check(level)
        var values = JSONMembers()
        for (key, member) in members {
            if AmplitudeRules.isTooLong(key) { throw tooLong }
            values[key] = try value(of: member, level: level)
        }
        return values
    }

    private static func check(_ level: Int) throws(RecordProblem.Reason) {
        guard level > AmplitudeRules.maximumDepth else { return }
        throw .tooDeep(limit: AmplitudeRules.maximumDepth)
    }
}
