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

    public func reset() {
        Analytics.setUserID(nil)
    }

    public func start() {}

    public func flush() {}

    public func setEnabled(_ enabled: Bool) {
        Analytics.setAnalyticsCollectionEnabled(enabled)
    }
}
