import VendorDelivery

/// Reads the values that Sentry has a form for, and reports the others.
struct PropertyReader: Sendable {
    let report: @Sendable (RecordProblem) -> Void

    /// - Parameters:
    ///   - properties: What the caller gave.
    ///   - record: What it belongs to, for reports.
    /// - Returns: The properties that have a form.
    func read(_ properties: [String: Any]?, of record: String) -> JSONMembers {
        var values = JSONMembers()
        values.reserveCapacity(properties?.count ?? 0)
        for (key, value) in properties ?? [:] {
            do throws(JSONValue.Unwritable) {
                values[key] = try Self.value(of: value)
            } catch {
                let isRange = error == .outOfRange
                let rule = isRange ? SentryLimits.numberRange : SentryLimits.json
                report(RecordProblem(record: record, key: key, rule: rule, isRecordRefused: false))
            }
        }
        return values
    }

    private static func value(of value: Any) throws(JSONValue.Unwritable) -> JSONValue {
        do throws(JSONValue.Unwritable) {
            return try JSONValue(scalar: value)
        } catch .unsupportedType {
            if let elements = value as? [Any] {
                var values: [JSONValue] = []
                for element in elements { values.append(try self.value(of: element)) }
                return .array(values)
            }
            guard let members = value as? [String: Any] else { throw .unsupportedType }
            var values = JSONMembers()
            for (key, member) in members { values[key] = try self.value(of: member) }
            return .object(values)
        }
    }
}
