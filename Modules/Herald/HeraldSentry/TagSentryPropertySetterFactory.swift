public import HeraldCore
@preconcurrency import Sentry

/// The end of a chain that makes tags of some properties, and drops all others.
///
/// Every value of a tag is counted at Sentry, so tags are for properties with few values.
public struct TagSentryPropertySetterFactory: SentryPropertySetterFactory, FallbackFactory {
    private let names: Set<String>

    /// - Parameter names: The properties that are tags.
    public init(names: Set<String>) {
        self.names = names
    }

    public func create(_ property: any Property) -> Resolution<any SentryPropertySetter> {
        guard names.contains(property.name) else { return .dropped }
        return .claimed([TagSentryPropertySetter(property: property)])
    }
}

/// Sets a tag, as text, which goes with every later issue until the reset.
public struct TagSentryPropertySetter: SentryPropertySetter, Sendable {
    private let property: any Property

    public init(property: any Property) {
        self.property = property
    }

    /// - Throws: ``NonFiniteNumberError``
    public func set() throws {
        let value = property.value
        if value.isNonFinite { throw NonFiniteNumberError(key: property.name) }
        SentrySDK.configureScope { $0.setTag(value: value.asString, key: property.name) }
    }
}
