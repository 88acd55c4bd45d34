/// What one vendor did with one call, and which factory decided it.
public struct RouteReport: Sendable {
    public enum Outcome: String, Sendable, CaseIterable {
        /// A factory answered and its trackers ran, or the vendor took the call itself.
        case claimed
        /// A factory took the event and sent nothing.
        case dropped
        /// No factory answered.
        case declined
        /// Kept until the person decides.
        case held
        /// Not handed on, since the person said no.
        case blocked
        /// Not handed on, since the vendor wouldn't take it.
        case refused
        /// A factory or a tracker threw.
        case failed
    }

    let call: ObservedCall
    let answer: RouteAnswer

    /// The provider's name.
    public let provider: String

    public var occurrence: Occurrence { call.occurrence }
    public var operation: AnalyticsOperation { call.operation }
    public var outcome: Outcome { answer.outcome }

    /// The factory that answered, when one did.
    public var factory: TypeName? { answer.factory }

    /// The trackers or setters that ran, in order; one that threw is the last.
    public var trackers: [TypeName] { answer.trackers }

    /// What was reported during the call: why it failed, or what was left out.
    public var failures: [AnalyticsFailure] { answer.failures }
}

/// Sees every route, on the caller's thread, while the call has its turn.
public typealias RouteObserver = @Sendable (RouteReport) -> Void

/// What the reports of one call share.
///
/// Classes, since copying their parts for each vendor costs more.
final class ObservedCall: Sendable {
    let occurrence: Occurrence
    let operation: AnalyticsOperation

    init(_ occurrence: Occurrence, _ operation: AnalyticsOperation) {
        self.occurrence = occurrence
        self.operation = operation
    }
}

/// A vendor's answer to a call.
final class RouteAnswer: Sendable {
    let outcome: RouteReport.Outcome
    let factory: TypeName?
    let trackers: [TypeName]
    let failures: [AnalyticsFailure]

    init(
        _ outcome: RouteReport.Outcome,
        factory: TypeName? = nil,
        trackers: [TypeName] = [],
        failures: [AnalyticsFailure] = []
    ) {
        self.outcome = outcome
        self.factory = factory
        self.trackers = trackers
        self.failures = failures
    }
}
