/// A factory of a chain and where it stands, with nested composites laid out flat.
struct PlacedFactory {
    let name: TypeName
    let position: String
    let isFallback: Bool
    let tables: [Rows]

    /// The rows of a table, which may stand inside of a wrapper.
    struct Rows {
        let types: [any Event.Type]
        let isOverriding: Bool
    }

    /// The factories of a chain in the order they are asked.
    static func flatten(_ factories: [Any], inside outer: String = "") -> [PlacedFactory] {
        factories.enumerated().flatMap { offset, factory in
            let position = "factory \(offset + 1) of \(factories.count)\(outer)"
            let name = TypeName(of: factory)
            if let group = factory as? any FactoryGroup {
                return flatten(group.factories, inside: ", inside '\(name)' (\(position))")
            }
            return [PlacedFactory(factory, name: name, position: position)]
        }
    }

    private init(_ factory: Any, name: TypeName, position: String) {
        let inner = Self.contents(of: factory)
        self.name = name
        self.position = position
        isFallback = inner.contains { $0 is any FallbackFactory }
        tables = inner.compactMap { $0 as? any EventTrackerTable }.map {
            Rows(types: $0.rowTypes, isOverriding: $0.isOverriding)
        }
    }

    /// The factory and all that it wraps.
    private static func contents(of factory: Any) -> [Any] {
        if let wrapper = factory as? any WrappingFactory {
            return [factory] + contents(of: wrapper.wrapped)
        }
        if let group = factory as? any FactoryGroup {
            return [factory] + group.factories.flatMap(contents(of:))
        }
        return [factory]
    }
}
