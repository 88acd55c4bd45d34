/// An error as analytics and the crash reporter know it: what was done, a domain and a code.
///
/// The error itself is not in it, nor its text, its associated values or its `userInfo`: no mirror or
/// dump of it shows any. Only an ``ErrorReporter`` makes one.
public struct AppError: Sendable, Hashable {
    /// How many errors below the first are kept.
    public static let maximumUnderlying = 3

    /// The raw value of the ``AppErrorKind``.
    public let operation: String

    public let code: ErrorCode

    /// The errors that led to it, the nearest first.
    public let underlying: [ErrorCode]

    init(operation: String, chain: ErrorChain) {
        self.operation = operation
        code = chain.code
        underlying = chain.underlying
    }
}
