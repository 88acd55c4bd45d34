import FirebaseAnalytics
import HeraldCore
package import HeraldFirebase
import Shared

extension CheckoutAnalytics {
    /// What Firebase gets of this feature in a form of its own; the rest goes under its own name.
    package static func firebase() -> [any FirebaseEventTrackerFactory] {
        [CheckoutFirebaseEventTrackerFactory()]
    }
}

/// GA4 has recommended events for each step of a checkout, and a funnel that reads them.
struct CheckoutFirebaseEventTrackerFactory: FirebaseEventTrackerTable {
    var routes: [FirebaseRoute] {
        Route.on(CheckoutStarted.self) {
            .claimed([PassFirebaseEventTracker(AnalyticsEventBeginCheckout, of: $0.pass)])
        }
        Route.on(PayTapped.self) {
            .claimed([PassFirebaseEventTracker(AnalyticsEventAddPaymentInfo, of: $0.pass)])
        }
        Route.on(CheckoutCompleted.self) {
            .claimed([
                PassFirebaseEventTracker(
                    AnalyticsEventPurchase,
                    of: $0.receipt.order.pass,
                    transactionID: $0.receipt.orderId
                )
            ])
        }
        Route.drop(CardNumberSeen.self)
    }
}

/// One of GA4's events about something that is bought, with the pass as its one item.
///
/// `value` goes with `currency`, and each item has an id and a name, as GA4's reference of recommended
/// events asks: https://developers.google.com/analytics/devguides/collection/protocol/ga4/reference/events
struct PassFirebaseEventTracker: FirebaseEventTracker {
    private let name: String
    private let pass: TravelPass
    private let transactionID: String?

    init(_ name: String, of pass: TravelPass, transactionID: String? = nil) {
        self.name = name
        self.pass = pass
        self.transactionID = transactionID
    }

    func track() {
        var parameters: [String: Any] = [
            AnalyticsParameterValue: pass.price.majorUnits,
            AnalyticsParameterCurrency: pass.price.currency.code,
            AnalyticsParameterItems: [item],
        ]
        parameters[AnalyticsParameterTransactionID] = transactionID
        Analytics.logEvent(name, parameters: parameters)
    }

    private var item: [String: Any] {
        [
            AnalyticsParameterItemID: pass.id,
            AnalyticsParameterItemName: "\(pass.rawValue) pass",
            AnalyticsParameterItemCategory: "pass",
            AnalyticsParameterPrice: pass.price.majorUnits,
            AnalyticsParameterQuantity: 1,
        ]
    }
}
