import VendorDelivery

/// Super properties go with all later events. Mixpanel itself knows nothing of them.
extension MixpanelInstance {
    public func registerSuperProperties(_ properties: Properties) {
        let values = readSuperProperties(properties)
        change { $0.superProperties = values.merged(over: $0.superProperties) }
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
            for member in values.all {
                let old = state.superProperties[member.key]
                guard old == nil || old == standard else { continue }
                state.superProperties[member.key] = member.value
            }
        }
    }

    public func unregisterSuperProperty(_ propertyName: String) {
        change { $0.superProperties[propertyName] = nil }
    }

    public func clearSuperProperties() {
        change { $0.superProperties = JSONMembers() }
    }

    public func currentSuperProperties() -> [String: Any] {
        change { $0.superProperties.swiftValues }
    }

    /// One that breaks a rule is left out and reported.
    private func readSuperProperties(_ properties: Properties) -> JSONMembers {
        let (values, problems) = PropertyReader.superProperties(properties)
        report(problems)
        return values
    }
}
