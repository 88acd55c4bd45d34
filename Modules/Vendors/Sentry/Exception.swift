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

extension Exception {
    /// An error that the app has handled, known by its type's name, domain and code.
    convenience init(type: String, domain: String, code: Int) {
        self.init(value: "\(domain) (Code: \(code))", type: type)
        let meta = MechanismMeta()
        meta.error = SentryNSError(domain: domain, code: code)
        let mechanism = Mechanism(type: "generic")
        mechanism.handled = true
        mechanism.meta = meta
        self.mechanism = mechanism
    }
}

@available(*, unavailable)
extension Exception: Sendable {}
