import VendorDelivery

/// Super properties go with all later events. Mixpanel itself knows nothing of them.
extension MixpanelInstance {
    public func registerSuperProperties(_ properties: Properties) {
        let values = readSuperProperties(properties)
        change { $0.superProperties.merge(values) { _, new in new } }
    }

    /// Registers those that have no value yet, or the default value.
    public func registerSuperPropertiesOnce(
        _ properties: Properties,
        defaultValue: (any MixpanelType)? = nil
    ) {
        let values = readSuperProperties(properties)
        let key = "default value"
        let standard = defaultValue.flatMap { readSuperProperties([key: $0])[key] }
        change { state in
            state.superProperties.merge(values) { old, new in old == standard ? new : old }
        }
    }

    public func unregisterSuperProperty(_ propertyName: String) {
        change { $0.superProperties[propertyName] = nil }
    }

    public func clearSuperProperties() {
        change { $0.superProperties = [:] }
    }

    public func currentSuperProperties() -> [String: Any] {
        change { $0.superProperties }.mapValues(\.swiftValue)
    }

    private func readSuperProperties(_ properties: Properties) -> [String: JSONValue] {
        let reserved = MixpanelRequests.automaticKeys
        return reader.read(properties, of: "super properties", reserved: reserved)
    }
}
