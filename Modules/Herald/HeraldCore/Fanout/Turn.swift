/// The call whose turn it is: what the vendors' services need to know of it.
///
/// Reached through a thread-local while the call runs, and touched by no other thread.
@usableFromInline
final class Turn {
    private static let slot = ThreadSlot()

    private let desk: FailureDesk
    private let providers: [String]
    @usableFromInline let isObserved: Bool
    var occurrence = Occurrence(
        process: 0,
        sequence: 0,
        time: Timestamp(microseconds: 0)
    )

    /// The call, unless it is an event.
    var call = HeraldCall.start

    /// The event, on the stack of the call: keeping it would copy it, at a tenth of an event's cost.
    var event: UnsafePointer<any Event>?

    private var ledByReport = false

    /// The position of the provider that is being called; none in a scope or an observer.
    var provider: Int?

    /// The providers that may be called.
    var open: ProviderSet

    /// Whether the call is one that the gate owes, which the others don't even hear of.
    var isPayingDues = false

    /// Whether there is more to report of the current provider's call than what a direct send does.
    ///
    /// This and what follows is kept only while there is an observer.
    private(set) var hasNews = false
    private var answer: RouteAnswer?
    private var trackers: [TypeName] = []
    private var failures: [AnalyticsFailure] = []

    init(desk: FailureDesk, providers: [String], isObserved: Bool) {
        self.desk = desk
        self.providers = providers
        open = ProviderSet(providers.indices.prefix(ProviderSet.limit))
        self.isObserved = isObserved
    }

    /// The call by its name.
    var operation: AnalyticsOperation {
        event.map { .track(eventName: $0.pointee.name) } ?? call.operation
    }

    /// The name of the provider that is being called.
    var providerName: String { provider.map { providers[$0] } ?? Self.noProvider }

    private static let noProvider = "herald"

    /// The turn of the call that this thread is inside of.
    static var current: Turn? {
        slot.pointer.map { Unmanaged<Turn>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Makes this the thread's turn while `body` runs, which is told whether the turn around it, of
    /// another Herald, was led to by a failure report.
    @inline(__always)
    func run(_ body: (_ isLedByReport: Bool) -> Void) {
        let outer = Self.slot.pointer
        Self.slot.pointer = Unmanaged.passUnretained(self).toOpaque()
        body(outer != nil && Self.isLedByReport(outer))
        Self.slot.pointer = outer
    }

    private static func isLedByReport(_ pointer: UnsafeMutableRawPointer?) -> Bool {
        pointer.map { Unmanaged<Turn>.fromOpaque($0).takeUnretainedValue().isLedByReport } ?? false
    }

    @inline(__always)
    func begin(at occurrence: Occurrence, ledByReport: Bool) {
        self.occurrence = occurrence
        self.ledByReport = ledByReport
    }

    /// Notes that a tracker runs.
    ///
    /// Called before it does, so that one that throws is noted.
    @usableFromInline
    func noteTracker(_ tracker: Any.Type) {
        trackers.append(TypeName(tracker))
        hasNews = true
    }

    /// Notes who answered, with the trackers given or noted so far.
    func noteAnswer(
        _ outcome: RouteReport.Outcome,
        of factory: TypeName?,
        trackers direct: [TypeName]? = nil
    ) {
        guard isObserved else { return }
        answer = RouteAnswer(outcome, factory: factory, trackers: direct ?? trackers)
        hasNews = true
    }

    /// What the current provider did, all in all; the next starts anew.
    func takeAnswer(of direct: RouteAnswer?) -> RouteAnswer {
        let known = answer ?? direct ?? RouteAnswer(unansweredOutcome)
        let failures = failures
        answer = nil
        trackers = []
        self.failures = []
        hasNews = false
        if failures.isEmpty { return known }
        return RouteAnswer(
            known.outcome,
            factory: known.factory,
            trackers: known.trackers,
            failures: failures
        )
    }

    /// The outcome of a vendor's call that no chain has answered for.
    private var unansweredOutcome: RouteReport.Outcome {
        let failures = failures.filter { !$0.error.isSlowness }
        if failures.isEmpty { return .claimed }
        return failures.allSatisfy { $0.error.rule != nil } ? .refused : .failed
    }

    /// Reports an error of the current provider; of Herald's own name where none is called.
    func report(_ error: any Error) {
        let failure = AnalyticsFailure(
            provider: providerName,
            operation: operation,
            error: error
        )
        if isObserved, provider != nil {
            failures.append(failure)
            hasNews = true
        }
        desk.take(failure, ledByReport: ledByReport)
    }

    /// Whether what is called from here is called because of a failure report.
    var isLedByReport: Bool { ledByReport || ReportingThread.isCurrent }

    /// A handle to report the current provider's failures with later.
    var failureHandle: FailureHandle? {
        if provider == nil { return nil }
        return FailureHandle(
            desk: desk,
            provider: providerName,
            operation: operation,
            ledByReport: isLedByReport
        )
    }
}

@available(*, unavailable)
extension Turn: Sendable {}
