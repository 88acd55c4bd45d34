import FirebaseAnalytics
public import HeraldCore

/// The end of a chain that sets every property as a user property.
public struct GenericFirebasePropertySetterFactory: FirebasePropertySetterFactory, FallbackFactory {
    public init() {}

    public func create(_ property: any Property) -> Resolution<any FirebasePropertySetter> {
        .claimed([GenericFirebasePropertySetter(property: property)])
    }
}

/// Sets a user property, as text: GA4 has no other kind.
public struct GenericFirebasePropertySetter: FirebasePropertySetter, Sendable {
    private let property: any Property

    public init(property: any Property) {
        self.property = property
    }

    /// - Throws: ``NonFiniteNumberError``
    public func set() throws {
        let value = property.value
        if value.isNonFinite { throw NonFiniteNumberError(key: property.name) }
        Analytics.setUserProperty(value.asString, forName: property.name)
    }
}
