import VendorDelivery

extension People {
    /// Appends a charge, at the time of the call, to the profile's `$transactions`.
    ///
    /// - Parameters:
    ///   - amount: In the project's currency. With one that isn't finite nothing is recorded.
    ///   - properties: More about the charge.
    public func trackCharge(amount: Double, properties: Properties? = nil) {
        let name = ProfileOperation.append.rawValue
        var reader = PropertyReader(of: name, .charge)
        do throws(RecordProblem) {
            guard amount.isFinite else {
                throw RecordProblem(record: name, key: "$amount", rule: MixpanelLimits.finite)
            }
            var charge = try reader.read(properties)
            charge["$amount"] = .number(amount)
            charge["$time"] = .string(MixpanelText.utc(microseconds: VendorScope.time))
            try record(charge)
            instance.tell(reader.leftOut)
        } catch {
            instance.tell([error])
        }
    }

    public func clearCharges() {
        record(.set, whole: .object([Self.charges: .array([])]))
    }

    private static let charges = "$transactions"

    private func record(_ charge: JSONMembers) throws(RecordProblem) {
        let value = JSONValue.object(charge)
        do throws(VendorRule) {
            try MixpanelLimits.check(charge)
            try MixpanelLimits.check(size: value, limit: MixpanelLimits.nestedProfileBytes)
        } catch {
            let name = ProfileOperation.append.rawValue
            throw RecordProblem(record: name, key: Self.charges, rule: error)
        }
        try instance.record { state in
            state.profile(.append, .object([Self.charges: value]), isRevenue: true)
        }
    }
}
