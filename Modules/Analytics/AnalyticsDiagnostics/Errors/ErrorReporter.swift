public import HeraldCore
import Synchronization

/// Reports what fails in the app: the only way to an ``AppErrorOccurred``.
///
/// ```swift
/// let errors = ErrorReporter(to: events, cancellations: [ErrorCode(of: LoginError.dismissed)])
///
/// do {
///     try await load()
/// } catch {
///     errors.report(error, during: TicketsErrorKind.loadFares)
/// }
/// ```
///
/// The app makes one and hands it on. It is here, and nowhere else, that a cancellation is told from an
/// error: a `CancellationError`, `URLError.cancelled`, a code the app lists, or an error that one of
/// these led to.
///
/// Each error is tracked once: operation, domain and code are its identity, and when it comes up again
/// it is counted in ``repetitions``. Up to 100 identities are remembered. Then the one that was silent
/// longest is forgotten with its count, and tracked again should it come back: a new error is never
/// held back.
public final class ErrorReporter: Sendable {
    /// How many errors are remembered.
    public static let maximumIdentities = 100

    private let events: any EventTrackerService
    private let cancellations: Set<ErrorCode>
    private let foreign: @Sendable (any Error) -> ForeignError?
    private let memory = Mutex(ErrorMemory())

    /// - Parameters:
    ///   - events: Takes the errors.
    ///   - cancellations: Further codes that mean a person changed their mind.
    ///   - foreign: Answers what the app knows of an error that is no ``CodedError``.
    public init(
        to events: any EventTrackerService,
        cancellations: Set<ErrorCode> = [],
        foreign: @escaping @Sendable (any Error) -> ForeignError? = { _ in nil }
    ) {
        self.events = events
        self.cancellations = cancellations
        self.foreign = foreign
    }

    /// Says that `error` came up during an operation, and answers what became of it.
    @discardableResult
    public func report(_ error: any Error, during operation: some AppErrorKind) -> ErrorReport {
        let chain = ErrorChain(error, foreign: foreign)
        if chain.isCancellation(also: cancellations) { return .cancelled }
        let error = AppError(operation: operation.rawValue, chain: chain)
        guard memory.withLock({ $0.isNew(error) }) else { return .repeated }
        events.track(AppErrorOccurred(error))
        return .tracked
    }

    /// Whether an error is no error, as for a journey that ends as cancelled rather than failed.
    public func isCancellation(_ error: any Error) -> Bool {
        ErrorChain(error, foreign: foreign).isCancellation(also: cancellations)
    }

    /// The remembered errors that came up more than once, the most recent last.
    public var repetitions: [RepeatedError] {
        memory.withLock { $0.repetitions }
    }
}
