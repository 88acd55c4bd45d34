/// A factory that is a table: event type → answer.
///
/// The rows are the one source of truth for the types they name: they say which types the factory
/// answers for, and a chain refuses two tables that name the same.
///
/// ```swift
/// struct CheckoutFirebaseEventTrackerFactory: FirebaseEventTrackerTable {
///     var routes: [FirebaseRoute] {
///         Route.on(CheckoutCompleted.self) { .claimed([PurchaseFirebaseEventTracker(event: $0)]) }
///         Route.drop(CardNumberSeen.self)
///     }
/// }
/// ```
public protocol EventTrackerTable<Tracker>: EventTrackerFactory {
    /// The rows, read when a chain is built.
    ///
    /// A row is for a struct, an enum or a final class.
    @RouteBuilder<Tracker> var routes: [Route<Tracker>] { get }

    /// Whether this table may name types that a later table of the chain names too; it answers first.
    var isOverriding: Bool { get }
}

extension EventTrackerTable {
    public var isOverriding: Bool { false }

    /// The types its rows are for, which a chain's check compares.
    var rowTypes: [any Event.Type] { routes.map(\.type) }

    public func create(_ event: any Event) throws -> Resolution<Tracker> {
        try Resolution.firstOf(routes) { try $0.answer(event) }
    }

    public func mayAnswer(for type: any Event.Type) -> Bool {
        routes.contains { $0.isFor(type) }
    }
}

/// One row of a table: what the vendor gets for the events of one type.
public struct Route<Tracker>: Sendable {
    /// The event type the row is for.
    public let type: any Event.Type
    @usableFromInline let isFor: @Sendable (any Event.Type) -> Bool
    @usableFromInline let answer: @Sendable (any Event) throws -> Resolution<Tracker>

    @usableFromInline
    init(
        type: any Event.Type,
        isFor: @escaping @Sendable (any Event.Type) -> Bool,
        answer: @escaping @Sendable (any Event) throws -> Resolution<Tracker>
    ) {
        self.type = type
        self.isFor = isFor
        self.answer = answer
    }

    /// Answers for the events of a type, by their values too.
    @inlinable
    public static func on<E: Event>(
        _ type: E.Type,
        _ answer: @escaping @Sendable (E) throws -> Resolution<Tracker>
    ) -> Route {
        Route(
            type: type,
            isFor: { $0 is E.Type },
            answer: { event in
                guard let event = event as? E else { return .declined }
                return try answer(event)
            }
        )
    }

    /// Takes the events of a type and sends nothing.
    @inlinable
    public static func drop<E: Event>(_ type: E.Type) -> Route {
        on(type) { _ in .dropped }
    }
}

/// Collects the rows of a table.
@resultBuilder
public enum RouteBuilder<Tracker>: Sendable {
    public static func buildExpression(_ route: Route<Tracker>) -> [Route<Tracker>] { [route] }
    public static func buildExpression(_ routes: [Route<Tracker>]) -> [Route<Tracker>] { routes }
    public static func buildBlock(_ routes: [Route<Tracker>]...) -> [Route<Tracker>] {
        routes.flatMap { $0 }
    }
    public static func buildArray(_ routes: [[Route<Tracker>]]) -> [Route<Tracker>] {
        routes.flatMap { $0 }
    }
    public static func buildOptional(_ routes: [Route<Tracker>]?) -> [Route<Tracker>] {
        routes ?? []
    }
    public static func buildEither(first routes: [Route<Tracker>]) -> [Route<Tracker>] { routes }
    public static func buildEither(second routes: [Route<Tracker>]) -> [Route<Tracker>] { routes }
}
