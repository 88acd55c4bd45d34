import AdjustSdk
public import HeraldCore

/// The end of a chain that makes every property a global callback parameter.
public struct GenericAdjustPropertySetterFactory: AdjustPropertySetterFactory, FallbackFactory {
    private let identityParameter: String

    /// - Parameter identityParameter: That of the ``AdjustAnalyticsService``; a property of its name is
    ///   refused.
    public init(
        identityParameter: String = AdjustAnalyticsService.usualIdentityParameter
    ) {
        self.identityParameter = identityParameter
    }

    public func create(_ property: any Property) -> Resolution<any AdjustPropertySetter> {
        .claimed([
            GenericAdjustPropertySetter(property: property, identityParameter: identityParameter)
        ])
    }
}

/// Adds a global callback parameter, as text: it goes with every later event until the reset.
public struct GenericAdjustPropertySetter: AdjustPropertySetter, Sendable {
    private let property: any Property
    private let identityParameter: String

    public init(
        property: any Property,
        identityParameter: String = AdjustAnalyticsService.usualIdentityParameter
    ) {
        self.property = property
        self.identityParameter = identityParameter
    }

    /// - Throws: ``NonFiniteNumberError``, or ``Refusal`` for the name of the identity parameter.
    public func set() throws {
        let value = property.value
        if property.name == identityParameter { throw Refusal.identityTaken(by: property) }
        if value.isNonFinite { throw NonFiniteNumberError(key: property.name) }
        Adjust.addGlobalCallbackParameter(value.asString, forKey: property.name)
    }
}
