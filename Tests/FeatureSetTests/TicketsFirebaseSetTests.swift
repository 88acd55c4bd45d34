import FirebaseAnalytics
import HeraldCore
import HeraldFirebase
import Shared
import Testing

@testable import Tickets
@testable import moove

/// A table of a feature, and the same rules written by hand in another module.
@Suite struct TicketsFirebaseSetTests {
    @Test(arguments: seeds)
    func `where a factory is compiled changes no request`(seed: UInt64) throws {
        var events = GeneratedEvents(seed: seed)
        try expectSameRequests(
            of: [try .firebase([TicketsAnalytics.firebase()]), try .firebase([[WrittenHere()]])],
            for: events.all()
        )
    }
}

private struct WrittenHere: FirebaseEventTrackerFactory {
    func create(_ event: any Event) -> Resolution<any FirebaseEventTracker> {
        switch event {
        case let purchase as TicketPurchased: .claimed([SaleTracker(receipt: purchase.receipt)])
        case let selected as RiderSelected: .claimed([ChoiceTracker(riderId: selected.rider.id)])
        default: .declined
        }
    }
}

private struct SaleTracker: FirebaseEventTracker {
    let receipt: Receipt

    func track() {
        let order = receipt.order
        let item: [String: Any] = [
            "item_id": "\(order.rider.id)_\(order.fareId.rawValue)",
            "item_name": "\(order.fareId.rawValue) ticket (\(order.rider.id))",
            "item_category": order.fareId.rawValue,
            "price": order.price.majorUnits,
            "quantity": order.count,
        ]
        Analytics.logEvent(
            "purchase",
            parameters: [
                "transaction_id": receipt.orderId, "value": receipt.total.majorUnits,
                "currency": receipt.total.currency.code, "items": [item],
            ]
        )
    }
}

private struct ChoiceTracker: FirebaseEventTracker {
    let riderId: String

    func track() {
        Analytics.logEvent(
            "select_content",
            parameters: ["content_type": "rider", "content_id": riderId]
        )
    }
}
