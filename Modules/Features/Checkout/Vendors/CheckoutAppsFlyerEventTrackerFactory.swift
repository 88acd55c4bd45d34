import AppsFlyerLib
package import HeraldAppsFlyer
import HeraldCore
import Shared

extension CheckoutAnalytics {
    /// What AppsFlyer gets of this feature: its conversions.
    package static func appsFlyer() -> [any AppsFlyerEventTrackerFactory] {
        [CheckoutAppsFlyerEventTrackerFactory()]
    }
}

/// A started checkout and a paid pass are conversions.
struct CheckoutAppsFlyerEventTrackerFactory: AppsFlyerEventTrackerTable {
    var routes: [AppsFlyerRoute] {
        Route.on(CheckoutStarted.self) {
            .claimed([InitiatedCheckoutAppsFlyerEventTracker(pass: $0.pass)])
        }
        Route.on(CheckoutCompleted.self) {
            .claimed([PurchaseAppsFlyerEventTracker(event: AppsFlyerPurchaseEvent($0))])
        }
        Route.drop(CardNumberSeen.self)
    }
}

/// AppsFlyer's `af_initiated_checkout`, which names a price and no revenue: nothing is paid yet.
struct InitiatedCheckoutAppsFlyerEventTracker: AppsFlyerEventTracker {
    let pass: TravelPass

    func track() {
        AppsFlyerLib.shared().logEvent(
            AFEventInitiatedCheckout,
            withValues: [
                AFEventParamContentId: pass.id,
                AFEventParamPrice: pass.price.majorUnits,
                AFEventParamCurrency: pass.price.currency.code,
            ]
        )
    }
}

extension AppsFlyerPurchaseEvent {
    fileprivate init(_ completed: CheckoutCompleted) {
        let receipt = completed.receipt
        self.init(
            name: completed.name,
            revenue: receipt.order.price.majorUnits,
            currency: receipt.order.price.currency.code,
            contentId: receipt.order.pass.id,
            contentType: "pass",
            quantity: 1,
            orderId: receipt.orderId
        )
    }
}
