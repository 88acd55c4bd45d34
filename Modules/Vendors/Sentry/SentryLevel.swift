/// How bad it is.
public enum SentryLevel: Sendable {
    /// Sentry has no form for it, so what is at this level is refused.
    case none
    case debug
    case info
    case warning
    case error
    case fatal

    /// What Sentry calls it.
    var text: String? {
        switch self {
        case .none: nil
        case .debug: "debug"
        case .info: "info"
        case .warning: "warning"
        case .error: "error"
        case .fatal: "fatal"
        }
    }
}
