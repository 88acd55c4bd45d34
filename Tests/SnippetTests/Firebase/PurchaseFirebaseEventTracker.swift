// swift-format-ignore-file
import FirebaseAnalytics
import HeraldCore
import HeraldFirebase

struct PurchaseFirebaseEventTracker: FirebaseEventTracker {
    let event: CheckoutCompleted

    func track() {
        // GA4's recommended purchase event, with the typed parameters.
        Analytics.logEvent("purchase", parameters: event.parameters.toFirebaseParameters())
    }
}
