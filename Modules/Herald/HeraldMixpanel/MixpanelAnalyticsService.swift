public import HeraldCore
@preconcurrency public import Mixpanel

/// Mixpanel's user, its sending, and its opt-out switch.
///
/// Make the instance with `optOutTrackingByDefault`, so that nothing is collected before a decision:
/// `start` does nothing, because opting out at every launch would forget the stored identity.
public struct MixpanelAnalyticsService: IdentifiableUserService, AnalyticsLifecycleService,
    ConsentService
{
    private let mixpanel: MixpanelInstance

    public init(mixpanel: MixpanelInstance) {
        self.mixpanel = mixpanel
    }

    public func identify(_ identity: Identity) {
        mixpanel.identify(distinctId: identity.userId)
    }

    public func reset() {
        mixpanel.reset()
    }

    public func start() {}

    public func flush() {
        mixpanel.flush()
    }

    /// Opting out doesn't flush first: what the person no longer agrees to isn't sent.
    public func setEnabled(_ enabled: Bool) {
        if enabled {
            mixpanel.optInTracking()
        } else {
            mixpanel.optOutTracking()
        }
    }
}
