/// One vendor's rule for some properties: says what the vendor gets for each of them.
public protocol PropertySetterFactory<Setter>: Sendable {
    associatedtype Setter

    /// The answer for a property, `declined` for every property that isn't this factory's.
    func create(_ property: any Property) throws -> Resolution<Setter>

    /// Whether it may answer for properties of a type; `false` promises that it declines them all.
    func mayAnswer(for type: any Property.Type) -> Bool
}

extension PropertySetterFactory {
    public func mayAnswer(for type: any Property.Type) -> Bool { true }
}
