public import HeraldCore

/// Prints who is signed in, the life of the app, and consent.
///
/// **The user id is printed as it is.** Use it while developing, and hand its records to nobody. It
/// prints on when collection is turned off: the log shows what was asked for, and sends nothing.
public struct LogAnalyticsService: Sendable {
    private let logger: AnalyticsLogger

    public init(logger: @escaping AnalyticsLogger) {
        self.logger = logger
    }

    private func log(_ kind: LogRecord.Kind, _ headline: String? = nil) {
        logger(LogRecord(kind: kind, headline: headline).text)
    }
}

extension LogAnalyticsService: IdentifiableUserService {
    public func identify(_ identity: Identity) { log(.user, identity.userId) }
    public func reset() { log(.reset) }
}

extension LogAnalyticsService: AnalyticsLifecycleService {
    public func start() { log(.start) }
    public func flush() { log(.flush) }
}

extension LogAnalyticsService: ConsentService {
    public func setEnabled(_ enabled: Bool) { log(.enabled, "\(enabled)") }
}
