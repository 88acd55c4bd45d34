/// One error of an event.
public final class Exception {
    public var type: String
    public var value: String
    public var mechanism: Mechanism?

    public init(value: String, type: String) {
        self.value = value
        self.type = type
    }
}

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

extension Exception {
    /// An error that the app has handled, known by its type's name, domain and code.
    convenience init(type: String, domain: String, code: Int) {
        self.init(value: "\(domain) (Code: \(code))", type: type)
        let mechanism = Mechanism(type: "generic")
        mechanism.handled = true
        let meta = MechanismMeta()
        meta.error = SentryNSError(domain: domain, code: code)
        mechanism.meta = meta
        self.mechanism = mechanism
    }
}

@available(*, unavailable)
extension Exception: Sendable {}

@available(*, unavailable)
extension Mechanism: Sendable {}

@available(*, unavailable)
extension MechanismMeta: Sendable {}
