/// How an error came to Sentry.
public final class Mechanism {
    public var type: String
    /// Whether the app went on.
    public var handled: Bool?
    public var meta: MechanismMeta?

    public init(type: String) {
        self.type = type
    }
}

/// What a system knows an error by.
public final class MechanismMeta {
    public var error: SentryNSError?

    public init() {}
}

/// An error's domain and code.
public final class SentryNSError: Sendable {
    public let domain: String
    public let code: Int

    public init(domain: String, code: Int) {
        self.domain = domain
        self.code = code
    }
}

@available(*, unavailable)
extension Mechanism: Sendable {}

@available(*, unavailable)
extension MechanismMeta: Sendable {}
