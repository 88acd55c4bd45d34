import VendorDelivery

/// Reads the properties of one event or profile operation, and checks each by Mixpanel's rules.
struct PropertyReader {
    enum Kind {
        case event
        case profile
        /// Inside of a profile's list of charges.
        case charge
    }

    /// The event or the operation, for reports.
    let record: String
    let kind: Kind
    /// What is missing from the properties that were read, since JSON has no form for it.
    private(set) var leftOut: [RecordProblem] = []

    init(of record: String, _ kind: Kind) {
        self.record = record
        self.kind = kind
    }

    /// The properties, but for numbers that aren't finite.
    ///
    /// - Parameters:
    ///   - properties: What the caller gave.
    ///   - check: What the operation demands of a value.
    /// - Returns: The properties that are left.
    /// - Throws: The problem, when one breaks another rule.
    mutating func read(
        _ properties: Properties?,
        _ check: (JSONValue) throws(VendorRule) -> Void = { _ in }
    ) throws(RecordProblem) -> JSONMembers {
        var values = JSONMembers()
        values.reserveCapacity(properties?.count ?? 0)
        for (key, value) in properties ?? [:] {
            do throws(VendorRule) {
                let form = try form(of: value, key)
                try check(form)
                values[key] = form
            } catch {
                guard error == MixpanelLimits.finite else {
                    throw RecordProblem(record: record, key: key, rule: error)
                }
                leaveOut(key, error)
            }
        }
        return values
    }

    /// Properties for all events; each that breaks a rule is left out by itself.
    static func superProperties(
        _ properties: Properties
    ) -> (values: JSONMembers, leftOut: [RecordProblem]) {
        var reader = PropertyReader(of: "super properties", .event)
        var values = JSONMembers()
        for (key, value) in properties {
            do throws(VendorRule) {
                values[key] = try reader.form(of: value, key)
            } catch {
                reader.leaveOut(key, error)
            }
        }
        return (values, reader.leftOut)
    }

    private func form(of value: Any, _ key: String) throws(VendorRule) -> JSONValue {
        switch kind {
        case .event: if MixpanelLimits.isReserved(key) { throw MixpanelLimits.propertyReserved }
        case .profile: break
        case .charge: if key == "$amount" || key == "$time" { throw MixpanelLimits.transaction }
        }
        try MixpanelLimits.check(text: key)
        let form = try MixpanelLimits.form(of: value, level: kind == .charge ? 1 : 0)
        let limit =
            kind == .event ? MixpanelLimits.nestedEventBytes : MixpanelLimits.nestedProfileBytes
        try MixpanelLimits.check(size: form, limit: limit)
        return form
    }

    private mutating func leaveOut(_ key: String, _ rule: VendorRule) {
        leftOut.append(RecordProblem(record: record, key: key, rule: rule, isRecordRefused: false))
    }
}
