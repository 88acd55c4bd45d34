/// What became of an error that was reported.
public enum ErrorReport: Sendable, Hashable {
    /// It was tracked as an ``AppErrorOccurred``.
    case tracked

    /// The same operation failed with the same domain and code before, so it was only counted.
    case repeated

    /// Somebody changed their mind, which is no error.
    case cancelled
}

/// An error that came up again, and how often.
public struct RepeatedError: Sendable, Hashable {
    public let operation: String
    public let code: ErrorCode

    /// How often it came up after it was tracked.
    public internal(set) var count: Int
}
