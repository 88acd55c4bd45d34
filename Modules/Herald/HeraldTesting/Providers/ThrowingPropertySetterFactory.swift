public import HeraldCore

/// A factory of any vendor that throws for every property.
public struct ThrowingPropertySetterFactory<Setter>: PropertySetterFactory {
    private let error: any Error

    public init(error: any Error) {
        self.error = error
    }

    public func create(_ property: any Property) throws -> Resolution<Setter> { throw error }
}
