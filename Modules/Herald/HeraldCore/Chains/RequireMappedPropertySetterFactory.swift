/// The strict end of a chain: a property that no factory answered for is reported, not set.
public struct RequireMappedPropertySetterFactory<Setter>: PropertySetterFactory, FallbackFactory {
    public init() {}

    public func create(_ property: any Property) throws -> Resolution<Setter> {
        throw UnhandledPropertyError(property)
    }
}

extension RequireMappedPropertySetterFactory: AliasedType {
    static var vendorType: Any.Type { Setter.self }
    static var aliasParts: (before: String, after: String) {
        ("RequireMapped", "PropertySetterFactory")
    }
}

/// No factory of a strict chain answered for a property.
///
/// Holds its name and type, never its value.
public struct UnhandledPropertyError: ValueFreeError, Equatable {
    public let propertyName: String
    public let propertyType: TypeName

    init(_ property: any Property) {
        propertyName = property.name
        propertyType = TypeName(of: property)
    }

    public var reason: String {
        "No factory answered for property '\(propertyName)' (\(propertyType)), so it wasn't set. To "
            + "fix, add a factory for it, or end the chain with the generic one."
    }
}
