/// Reports failures of one vendor call later, from a callback or another thread.
///
/// Take it inside the call with ``Herald/failureHandle``.
public struct FailureHandle: Sendable {
    let desk: FailureDesk
    let provider: String
    let operation: AnalyticsOperation
    let ledByReport: Bool

    public func report(_ error: any Error) {
        desk.take(
            AnalyticsFailure(provider: provider, operation: operation, error: error),
            ledByReport: ledByReport
        )
    }
}
