public import FoundationEssentials

/// What becomes an issue at Sentry, or one more event of an issue.
public final class Event {
    public var level: SentryLevel
    /// When it happened; nil is when it is captured.
    public var timestamp: Date?
    public var message: SentryMessage?
    /// The errors, the one that caused the others first.
    public var exceptions: [Exception]?
    /// Short texts that issues can be searched by; each wins over the scope's.
    public var tags: [String: String]?
    /// Objects that are shown with the issue; each wins over the scope's.
    public var context: [String: [String: Any]]?
    /// Takes the place of the ones that were added, as for a crash of the last run.
    public var breadcrumbs: [Breadcrumb]?
    /// Which events are one issue; without it Sentry decides by the exceptions.
    public var fingerprint: [String]?
    /// `other`, since Sentry knows no Swift on Linux; `native` and `cocoa` are the others it takes.
    public var platform = "other"

    public init(level: SentryLevel = .error) {
        self.level = level
    }

    /// An event of an error's type name, domain and code; nothing else of the error is in it.
    public convenience init(error: any Error) {
        self.init(level: .error)
        let type = String(describing: Swift.type(of: error as Any))
        exceptions = [Exception(type: type, domain: error._domain, code: error._code)]
    }

    /// What reports and tools call it: the last exception's type, or `message`.
    var title: String {
        exceptions?.last?.type ?? "message"
    }
}

@available(*, unavailable)
extension Event: Sendable {}
