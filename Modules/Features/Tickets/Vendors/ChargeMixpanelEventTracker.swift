import HeraldMixpanel
@preconcurrency import Mixpanel
import Shared

/// Adds what was paid to the rider's profile, with the order that it was paid for.
struct ChargeMixpanelEventTracker: MixpanelEventTracker {
    let receipt: Receipt
    let mixpanel: MixpanelInstance

    func track() {
        mixpanel.people.trackCharge(
            amount: receipt.total.majorUnits,
            properties: ["order_id": receipt.orderId]
        )
    }
}
