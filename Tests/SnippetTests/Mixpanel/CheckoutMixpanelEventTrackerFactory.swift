// swift-format-ignore-file
import HeraldCore
import HeraldMixpanel
@preconcurrency import Mixpanel

// Mixpanel isn't marked Sendable, so a factory that stores it needs `@preconcurrency import Mixpanel`.
struct CheckoutMixpanelEventTrackerFactory: MixpanelEventTrackerFactory {
    let mixpanel: MixpanelInstance

    func create(_ event: any Event) -> Resolution<any MixpanelEventTracker> {
        guard let order = event as? OrderPaid else {
            return .declined
        }
        return .claimed([
            // 1. the order_paid event, as usual; 2. a charge on the buyer's profile
            GenericMixpanelEventTracker(event: order, mixpanel: mixpanel),
            ChargeMixpanelEventTracker(event: order, mixpanel: mixpanel),
        ])
    }
}
