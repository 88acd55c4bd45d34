public import HeraldCore
@preconcurrency public import Sentry
import Synchronization

/// Sentry's start and end, and its user.
///
/// Starts Sentry itself, when it is enabled and not before: Sentry's SDK sends from its start on. So
/// an app that uses this doesn't call `SentrySDK.start`, and registers its provider with `consent`.
///
/// Sentry knows nobody before its start, so the one that was identified last is remembered here.
public final class SentryAnalyticsService: IdentifiableUserService, AnalyticsLifecycleService,
    ConsentService
{
    private let configureOptions: @Sendable (Options) -> Void
    private let userID = Mutex<String?>(nil)

    /// - Parameter configureOptions: Says what Sentry is started with, each time it is.
    public init(configureOptions: @escaping @Sendable (Options) -> Void) {
        self.configureOptions = configureOptions
    }

    public func identify(_ identity: Identity) {
        userID.withLock { $0 = identity.userId }
        SentrySDK.setUser(User(userId: identity.userId))
    }

    /// Forgets the user, the tags and the breadcrumbs, so that the next person inherits nothing.
    public func reset() {
        userID.withLock { $0 = nil }
        SentrySDK.configureScope { $0.clear() }
    }

    /// Does nothing: `setEnabled` starts Sentry.
    public func start() {}

    /// Does nothing: Sentry sends each issue at once, and its own flush would wait for the network.
    public func flush() {}

    /// Starts Sentry, or lets it forget what it remembers and closes it.
    ///
    /// Closing Sentry's SDK waits for issues that are on their way, as long as its options say.
    public func setEnabled(_ enabled: Bool) {
        if !enabled {
            SentrySDK.configureScope { $0.clear() }
            SentrySDK.close()
        } else if !SentrySDK.isEnabled {
            SentrySDK.start(configureOptions: configureOptions)
            if let userID = userID.withLock({ $0 }) { SentrySDK.setUser(User(userId: userID)) }
        }
    }
}
