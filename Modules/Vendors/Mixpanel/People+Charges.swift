import VendorDelivery

extension People {
    /// Appends a charge, at the time of the call, to the profile's `$transactions`.
    ///
    /// - Parameters:
    ///   - amount: In the project's currency. One that is not finite is refused and reported.
    ///   - properties: More about the charge.
    public func trackCharge(amount: Double, properties: Properties? = nil) {
        let name = ProfileOperation.append.rawValue
        guard amount.isFinite else {
            instance.reader.refuse(nil, of: name, .notFinite)
            return
        }
        var charge = instance.reader.read(properties, of: name, reserved: ["$amount", "$time"])
        charge["$amount"] = .number(amount)
        charge["$time"] = .string(MixpanelText.utc(microseconds: VendorScope.time))
        record(.append, .object(["$transactions": .object(charge)]))
    }

    public func clearCharges() {
        record(.set, .object(["$transactions": .array([])]))
    }
}
