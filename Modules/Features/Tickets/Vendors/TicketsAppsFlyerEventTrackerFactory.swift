package import HeraldAppsFlyer
import HeraldCore
import Shared

extension TicketsAnalytics {
    /// What AppsFlyer gets of this feature: its conversions.
    package static func appsFlyer() -> [any AppsFlyerEventTrackerFactory] {
        [TicketsAppsFlyerEventTrackerFactory()]
    }
}

/// A sale is a conversion, `af_purchase`.
struct TicketsAppsFlyerEventTrackerFactory: AppsFlyerEventTrackerTable {
    var routes: [AppsFlyerRoute] {
        Route.on(TicketPurchased.self) {
            .claimed([PurchaseAppsFlyerEventTracker(event: AppsFlyerPurchaseEvent($0))])
        }
    }
}

extension AppsFlyerPurchaseEvent {
    fileprivate init(_ purchase: TicketPurchased) {
        let receipt = purchase.receipt
        self.init(
            name: purchase.name,
            revenue: receipt.total.majorUnits,
            currency: receipt.total.currency.code,
            contentId: "\(receipt.order.rider.id)_\(receipt.order.fareId.rawValue)",
            contentType: "ticket",
            quantity: receipt.order.count,
            orderId: receipt.orderId
        )
    }
}
