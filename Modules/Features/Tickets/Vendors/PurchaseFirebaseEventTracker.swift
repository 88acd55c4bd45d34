import FirebaseAnalytics
import HeraldFirebase
import Shared

/// GA4's `purchase`, with the tickets as its one item.
///
/// `value` goes with `currency`, and each item has an id and a name, as GA4's reference of recommended
/// events asks: https://developers.google.com/analytics/devguides/collection/protocol/ga4/reference/events
struct PurchaseFirebaseEventTracker: FirebaseEventTracker {
    let receipt: Receipt

    func track() {
        Analytics.logEvent(
            AnalyticsEventPurchase,
            parameters: [
                AnalyticsParameterTransactionID: receipt.orderId,
                AnalyticsParameterValue: receipt.total.majorUnits,
                AnalyticsParameterCurrency: receipt.total.currency.code,
                AnalyticsParameterItems: [item],
            ]
        )
    }

    private var item: [String: Any] {
        let order = receipt.order
        return [
            AnalyticsParameterItemID: "\(order.rider.id)_\(order.fareId.rawValue)",
            AnalyticsParameterItemName: "\(order.fareId.rawValue) ticket (\(order.rider.id))",
            AnalyticsParameterItemCategory: order.fareId.rawValue,
            AnalyticsParameterPrice: order.price.majorUnits,
            AnalyticsParameterQuantity: order.count,
        ]
    }
}
