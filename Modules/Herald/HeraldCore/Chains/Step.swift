/// A factory of a chain, with its vendor's types folded away.
///
/// Chains are laid out as steps when a service is made, by code that knows the vendor's types: asking
/// `any EventTrackerFactory<Tracker>` in generic code costs the runtime's look-up of its metadata on
/// every event, half of the whole cost.
@usableFromInline
final class Step<Subject>: Sendable {
    @usableFromInline
    enum Outcome: Sendable {
        case claimed
        case dropped
        case declined
    }

    /// What asks the factory and runs its answer.
    @usableFromInline
    typealias Run = @Sendable (Subject, inout ParameterReading, Turn) throws -> Outcome

    /// The factory; none when a vendor's service does its own routing.
    let factory: TypeName?

    let mayAnswer: @Sendable (Any.Type) -> Bool

    /// Sends without making a tracker, when the factory can; and what that is reported as.
    let direct: (@Sendable (any Event, [String: AnalyticsValue]) throws -> Void)?
    let directAnswer: RouteAnswer
    let run: Run

    @usableFromInline
    init(
        factory: Any.Type?,
        direct: DirectEventTracker? = nil,
        mayAnswer: @escaping @Sendable (Any.Type) -> Bool,
        run: @escaping Run
    ) {
        self.factory = factory.map(TypeName.init)
        self.direct = direct?.send
        directAnswer = RouteAnswer(
            .claimed,
            factory: self.factory,
            trackers: direct.map { [$0.tracker] } ?? []
        )
        self.mayAnswer = mayAnswer
        self.run = run
    }

    /// Runs what a factory answered with, in order, until one throws.
    @inlinable
    static func run<Handler>(
        _ answer: Resolution<Handler>,
        in turn: Turn,
        by call: (Handler) throws -> Void
    ) throws -> Outcome {
        switch answer {
        case .dropped: return .dropped
        case .declined: return .declined
        case .claimed:
            for handler in try answer.handlers() {
                if turn.isObserved { turn.noteTracker(type(of: handler as Any)) }
                try call(handler)
            }
            return .claimed
        }
    }
}
