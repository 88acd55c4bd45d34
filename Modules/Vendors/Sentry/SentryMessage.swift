/// A text that becomes an issue.
public struct SentryMessage: Sendable {
    public let formatted: String

    public init(formatted: String) {
        self.formatted = formatted
    }
}
