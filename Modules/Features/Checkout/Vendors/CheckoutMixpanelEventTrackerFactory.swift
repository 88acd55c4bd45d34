import HeraldCore
package import HeraldMixpanel
@preconcurrency package import Mixpanel
import Shared

extension CheckoutAnalytics {
    /// What Mixpanel gets of this feature in a form of its own; the rest goes under its own name.
    package static func mixpanel(
        _ mixpanel: MixpanelInstance
    ) -> [any MixpanelEventTrackerFactory] {
        [CheckoutMixpanelEventTrackerFactory(mixpanel: mixpanel)]
    }
}

/// Mixpanel's revenue reports read charges on a profile.
struct CheckoutMixpanelEventTrackerFactory: MixpanelEventTrackerTable {
    let mixpanel: MixpanelInstance

    var routes: [MixpanelRoute] {
        Route.on(CheckoutCompleted.self) { completed in
            .claimed([
                GenericMixpanelEventTracker(event: completed, mixpanel: mixpanel),
                ChargeMixpanelEventTracker(receipt: completed.receipt, mixpanel: mixpanel),
            ])
        }
        Route.drop(CardNumberSeen.self)
    }
}

/// Adds what was paid to the person's profile, with the order that it was paid for.
struct ChargeMixpanelEventTracker: MixpanelEventTracker {
    let receipt: PassReceipt
    let mixpanel: MixpanelInstance

    func track() {
        mixpanel.people.trackCharge(
            amount: receipt.order.price.majorUnits,
            properties: ["order_id": receipt.orderId]
        )
    }
}
