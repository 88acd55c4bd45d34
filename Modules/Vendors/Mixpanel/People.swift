import VendorDelivery

/// The operations on a person's profile, each a record of its own.
///
/// An operation that has nothing left to say, because its properties were refused or empty, is
/// not recorded.
public struct People: Sendable {
    let instance: MixpanelInstance

    public func set(property: String, to value: any MixpanelType) {
        set(properties: [property: value])
    }

    public func set(properties: Properties) {
        record(.set, properties)
    }

    /// Sets those that the profile does not have.
    public func setOnce(properties: Properties) {
        record(.setOnce, properties)
    }

    public func unset(properties: [String]) {
        guard !properties.isEmpty else { return }
        record(.unset, .array(properties.map(JSONValue.string)))
    }

    public func increment(property: String, by amount: Double) {
        increment(properties: [property: amount])
    }

    /// Adds numbers to properties; anything that isn't a number is left out and reported.
    public func increment(properties: Properties) {
        record(.add, properties) { value in
            switch value {
            case .integer, .unsigned, .number: true
            default: false
            }
        }
    }

    /// Appends one value to each list.
    public func append(properties: Properties) {
        record(.append, properties)
    }

    /// Removes one value from each list.
    public func remove(properties: Properties) {
        record(.remove, properties)
    }

    /// Adds what is missing to lists; anything that isn't an array is left out and reported.
    public func union(properties: Properties) {
        record(.union, properties) { value in
            if case .array = value { true } else { false }
        }
    }

    public func deleteUser() {
        record(.delete, .string(""))
    }

    private func record(
        _ operation: ProfileOperation,
        _ properties: Properties,
        where isAllowed: (JSONValue) -> Bool = { _ in true }
    ) {
        let name = operation.rawValue
        let values = instance.reader.read(properties, of: name, where: isAllowed)
        guard !values.isEmpty else { return }
        record(operation, .object(values))
    }

    func record(_ operation: ProfileOperation, _ value: JSONValue) {
        instance.record(operation.rawValue) { $0.profile(operation, value) }
    }
}
