import VendorDelivery

/// Where a value is: in an event, or in one of its items.
struct ParameterPlace {
    let name: String
    /// The item's place in the list; nil for a parameter of the event itself.
    let item: Int?

    /// What reports call it.
    var key: String {
        item.map { "items[\($0)].\(name)" } ?? name
    }

    /// Whether GA4 can't do without, should it be a number that isn't finite.
    var needsNumber: Bool {
        item == nil
            ? name == AnalyticsParameterValue
            : name == AnalyticsParameterPrice || name == AnalyticsParameterQuantity
    }

    /// The form of the value here, with the name checked too.
    func form(of value: Any) throws(VendorRule) -> JSONValue {
        try FirebaseLimits.check(parameterName: name)
        let form = try FirebaseLimits.form(of: value)
        if item != nil { try FirebaseLimits.check(itemMember: form, named: name) }
        return form
    }
}
