// swift-format-ignore-file
import HeraldCore
import HeraldMixpanel
@preconcurrency import Mixpanel

// Adds the amount to the buyer's profile, which Mixpanel's revenue reports read.
struct ChargeMixpanelEventTracker: MixpanelEventTracker {
    let event: OrderPaid
    let mixpanel: MixpanelInstance

    func track() {
        mixpanel.people.trackCharge(amount: event.total)
    }
}
