/// Factories in the order they are asked: checked when built, and searched by type.
///
/// The one implementation behind every vendor's composites, of event trackers and property setters.
@usableFromInline
struct Chain<Factory: Sendable>: Sendable {
    let factories: [Factory]
    private let index = TypeIndex()

    /// A chain of factories.
    ///
    /// Stops the program when they can't be one.
    init(_ factories: [Factory], named name: TypeName) {
        self.factories = factories
        if let problem = ChainProblem.first(in: factories, of: name) {
            fatalError(problem.description)
        }
    }

    /// The factories that may answer for a type, in order.
    ///
    /// Asks each of them once a type.
    func factories(
        for type: Any.Type,
        mayAnswer: (Factory) -> Bool
    ) -> some Sequence<Factory> {
        let positions = index.positions(for: type) {
            factories.indices.filter { mayAnswer(factories[$0]) }
        }
        return positions.lazy.map { factories[$0] }
    }
}
