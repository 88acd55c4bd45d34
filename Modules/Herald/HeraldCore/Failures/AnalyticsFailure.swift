/// A vendor that didn't do what a call asked of it.
///
/// Holds names only: neither its text nor a mirror or dump of it shows a parameter, a property value,
/// an error's message or a user id.
public struct AnalyticsFailure: Sendable, Hashable, CustomStringConvertible {
    /// The provider's name, `firebase`.
    public let provider: String
    public let operation: AnalyticsOperation
    public let error: ErrorSummary

    public init(provider: String, operation: AnalyticsOperation, error: any Error) {
        self.provider = provider
        self.operation = operation
        self.error = ErrorSummary(error)
    }

    public var description: String {
        "\(provider) failed on \(operation): \(error)"
    }
}

/// Called for each failure, on the thread that reports it, possibly by several at once.
///
/// It may track: what it tracks is delivered after the call that failed, and a failure of *that* call
/// is counted and not reported again.
public typealias AnalyticsErrorReporter = @Sendable (AnalyticsFailure) -> Void
