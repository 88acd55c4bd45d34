import AppsFlyerLib
public import HeraldCore

/// AppsFlyer's user id, its start, and its stop.
///
/// AppsFlyer forgets both the user and the stop between launches. So at each launch call, in this
/// order, `start`, `identify` when someone is signed in, and `setEnabled` with the stored decision.
public struct AppsFlyerAnalyticsService: IdentifiableUserService, AnalyticsLifecycleService,
    ConsentService
{
    public init() {}

    public func identify(_ identity: Identity) {
        AppsFlyerLib.shared().customerUserID = identity.userId
    }

    public func reset() {
        AppsFlyerLib.shared().customerUserID = nil
    }

    /// Keeps AppsFlyer silent until it is enabled: not even the install is sent.
    public func start() {
        AppsFlyerLib.shared().isStopped = true
    }

    public func flush() {}

    public func setEnabled(_ enabled: Bool) {
        AppsFlyerLib.shared().isStopped = !enabled
        if enabled { AppsFlyerLib.shared().start() }
    }
}
