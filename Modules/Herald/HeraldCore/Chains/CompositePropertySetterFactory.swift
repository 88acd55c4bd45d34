/// A vendor's chain for properties: the first answer that isn't `declined`.
///
/// When every factory declines, the chain declines too, and the vendor doesn't get the property.
public struct CompositePropertySetterFactory<Setter>: PropertySetterFactory {
    private let chain: Chain<any PropertySetterFactory<Setter>>

    /// A chain of factories in the order they are asked.
    ///
    /// Stops the program when a factory that answers for everything is anywhere but at the end, or
    /// when there are two.
    public init(_ factories: [any PropertySetterFactory<Setter>]) {
        chain = Chain(factories, named: TypeName(Self.self))
    }

    public func create(_ property: any Property) throws -> Resolution<Setter> {
        let type = Swift.type(of: property)
        let factories = chain.factories(for: type) { $0.mayAnswer(for: type) }
        return try Resolution.firstOf(factories) { try $0.create(property) }
    }

    public func mayAnswer(for type: any Property.Type) -> Bool {
        chain.factories.contains { $0.mayAnswer(for: type) }
    }

    /// Checks what `init` checks, for tools that want the problem instead of a trap.
    public static func validate(
        _ factories: [any PropertySetterFactory<Setter>]
    ) throws(ChainProblem) {
        if let problem = ChainProblem.first(in: factories, of: TypeName(Self.self)) {
            throw problem
        }
    }

    /// The factories with nested chains laid out flat, in the order they are asked.
    @usableFromInline var flattened: [any PropertySetterFactory<Setter>] {
        chain.factories.flatMap { ($0 as? Self)?.flattened ?? [$0] }
    }
}

extension CompositePropertySetterFactory: FactoryGroup {
    var factories: [Any] { chain.factories }
}

extension CompositePropertySetterFactory: AliasedType {
    static var vendorType: Any.Type { Setter.self }
    static var aliasParts: (before: String, after: String) {
        ("Composite", "PropertySetterFactory")
    }
}
