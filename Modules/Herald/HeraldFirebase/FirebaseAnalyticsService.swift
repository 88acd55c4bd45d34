import FirebaseAnalytics
public import HeraldCore

/// Firebase's user id and collection switch.
///
/// Firebase starts and sends by itself, so `start` and `flush` do nothing. To keep the user id from
/// Firebase, register its provider without `identity`.
public struct FirebaseAnalyticsService: IdentifiableUserService, AnalyticsLifecycleService,
    ConsentService
{
    public init() {}

    public func identify(_ identity: Identity) {
        Analytics.setUserID(identity.userId)
    }

    /// Forgets the user id, the user properties and the session, as the other vendors' resets do.
    public func reset() {
        Analytics.setUserID(nil)
        Analytics.resetAnalyticsData()
    }

    public func start() {}

    public func flush() {}

    public func setEnabled(_ enabled: Bool) {
        Analytics.setAnalyticsCollectionEnabled(enabled)
    }
}
