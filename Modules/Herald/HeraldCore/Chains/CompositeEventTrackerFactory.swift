/// A vendor's chain: asks its factories in order and gives the first answer that isn't `declined`.
///
/// When every factory declines, the chain declines too, and the vendor doesn't get the event.
///
/// ```swift
/// let chain = CompositeFirebaseEventTrackerFactory(
///     [ScreenViewFirebaseEventTrackerFactory()]
///         + TicketsAnalytics.firebase()
///         + [GenericFirebaseEventTrackerFactory()])
/// ```
public struct CompositeEventTrackerFactory<Tracker>: EventTrackerFactory {
    private let chain: Chain<any EventTrackerFactory<Tracker>>

    /// A chain of factories in the order they are asked.
    ///
    /// Stops the program when they can't be one: a factory that answers for everything anywhere but
    /// at the end, two of them, or two tables with a row for one event type.
    public init(_ factories: [any EventTrackerFactory<Tracker>]) {
        chain = Chain(factories, named: TypeName(Self.self))
    }

    public func create(_ event: any Event) throws -> Resolution<Tracker> {
        let type = Swift.type(of: event)
        let factories = chain.factories(for: type) { $0.mayAnswer(for: type) }
        return try Resolution.firstOf(factories) { try $0.create(event) }
    }

    public func mayAnswer(for type: any Event.Type) -> Bool {
        chain.factories.contains { $0.mayAnswer(for: type) }
    }

    /// Checks what `init` checks, for tools that want the problem instead of a trap.
    public static func validate(
        _ factories: [any EventTrackerFactory<Tracker>]
    ) throws(ChainProblem) {
        if let problem = ChainProblem.first(in: factories, of: TypeName(Self.self)) {
            throw problem
        }
    }

    /// The factories with nested chains laid out flat, in the order they are asked.
    @usableFromInline var flattened: [any EventTrackerFactory<Tracker>] {
        chain.factories.flatMap { ($0 as? Self)?.flattened ?? [$0] }
    }
}

extension CompositeEventTrackerFactory: FactoryGroup {
    var factories: [Any] { chain.factories }
}

extension CompositeEventTrackerFactory: AliasedType {
    static var vendorType: Any.Type { Tracker.self }
    static var aliasParts: (before: String, after: String) { ("Composite", "EventTrackerFactory") }
}
