import VendorDelivery

/// Reads the properties that Mixpanel has a form for, and reports the others.
struct PropertyReader: Sendable {
    let report: @Sendable (RecordProblem) -> Void

    /// - Parameters:
    ///   - properties: What the caller gave.
    ///   - record: The event or profile operation, for reports.
    ///   - reserved: The names that only the stand-in sets.
    ///   - isAllowed: What the operation demands of a value.
    /// - Returns: The properties that are left.
    func read(
        _ properties: Properties?,
        of record: String,
        reserved: Set<String> = [],
        where isAllowed: (JSONValue) -> Bool = { _ in true }
    ) -> JSONMembers {
        var values = JSONMembers()
        values.reserveCapacity(properties?.count ?? 0)
        for (key, value) in properties ?? [:] {
            do throws(RecordProblem.Reason) {
                guard !reserved.contains(key) else { throw .reserved }
                let value = try Self.value(of: value)
                guard isAllowed(value) else { throw .unsupportedType }
                values[key] = value
            } catch {
                refuse(key, of: record, error)
            }
        }
        return values
    }

    func refuse(_ key: String?, of record: String, _ reason: RecordProblem.Reason) {
        report(RecordProblem(vendor: "mixpanel", record: record, key: key, reason: reason))
    }

    private static func value(of value: Any) throws(RecordProblem.Reason) -> JSONValue {
        do throws(RecordProblem.Reason) {
            return try JSONValue(scalar: value)
        } catch .unsupportedType {
            if let text = MixpanelText.text(of: value) { return .string(text) }
            if let elements = value as? [Any] { return .array(try array(of: elements)) }
            guard let members = value as? [String: Any] else { throw .unsupportedType }
            return .object(try object(of: members))
        }
    }

    private static func array(of elements: [Any]) throws(RecordProblem.Reason) -> [JSONValue] {
        var values: [JSONValue] = []
        for element in elements { values.append(try value(of: element)) }
        return values
    }

    private static func object(
        of members: [String: Any]
    ) throws(RecordProblem.Reason) -> JSONMembers {
        var values = JSONMembers()
        for (key, member) in members { values[key] = try value(of: member) }
        return values
    }
}
