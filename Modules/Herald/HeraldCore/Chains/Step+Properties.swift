extension Step<any Property> {
    /// The steps of a vendor's property chain, in the order its factories are asked.
    @inlinable
    static func steps<Setter>(
        of factory: any PropertySetterFactory<Setter>,
        run: @escaping @Sendable (Setter) throws -> Void
    ) -> [Step] {
        let composite = factory as? CompositePropertySetterFactory<Setter>
        return (composite?.flattened ?? [factory]).map { factory in
            Step(
                factory: type(of: factory as Any),
                mayAnswer: { ($0 as? any Property.Type).map(factory.mayAnswer) ?? false },
                run: { property, _, turn in
                    try Self.run(try factory.create(property), in: turn, by: run)
                }
            )
        }
    }
}
