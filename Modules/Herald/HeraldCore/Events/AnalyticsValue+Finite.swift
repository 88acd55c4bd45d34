extension [String: AnalyticsValue] {
    /// The values in a vendor's form, without those that no vendor can take.
    ///
    /// A parameter that is NaN or an infinity is left out and reported by its key; the rest goes.
    @inlinable
    public func finite<Form>(_ form: (AnalyticsValue) -> Form) -> [String: Form] {
        // Keeps the table as it is, which costs half as much as a new one.
        guard values.contains(where: \.isNonFinite) else { return mapValues(form) }
        var forms: [String: Form] = [:]
        forms.reserveCapacity(count)
        for (key, value) in self {
            if value.isNonFinite {
                Herald.reportFailure(NonFiniteNumberError(key: key))
            } else {
                forms[key] = form(value)
            }
        }
        return forms
    }
}

/// A parameter or property is NaN or an infinity, which JSON has no form for.
public struct NonFiniteNumberError: ValueFreeError, Equatable {
    public let key: String

    public init(key: String) {
        self.key = key
    }

    public var reason: String {
        "'\(key)' is not a finite number, so it was left out. To fix, look where it is computed."
    }
}
