import HeraldCore
import Shared

struct RiderSelected: Event {
    let rider: Rider

    var name: String { "rider_selected" }
    var parameters: [String: AnalyticsValue] { ["rider_id": .string(rider.id)] }
}

struct FareSelected: Event {
    let rider: Rider
    let fare: Fare

    var name: String { "fare_selected" }
    var parameters: [String: AnalyticsValue] {
        [
            "rider_id": .string(rider.id),
            "fare_id": .string(fare.id.rawValue),
            "price": .double(fare.price.majorUnits),
        ]
    }
}

struct TicketCountChanged: Event {
    /// The number of tickets after the change.
    let count: Int

    var name: String { "ticket_count_changed" }
    var parameters: [String: AnalyticsValue] { ["count": .int(count)] }
}

/// Tickets were sold: tracked once for an order, however often its purchase was tried.
struct TicketPurchased: Event {
    let receipt: Receipt

    var name: String { "ticket_purchased" }
    var parameters: [String: AnalyticsValue] {
        [
            "order_id": .string(receipt.orderId),
            "rider_id": .string(receipt.order.rider.id),
            "fare_id": .string(receipt.order.fareId.rawValue),
            "count": .int(receipt.order.count),
            "total": .double(receipt.total.majorUnits),
            "currency": .string(receipt.total.currency.code),
        ]
    }
}

/// The ticket office refused an order, for a reason that the domain knows.
struct PurchaseFailed: Event {
    let refusal: PurchaseRefusal

    var name: String { "purchase_failed" }
    var parameters: [String: AnalyticsValue] {
        switch refusal {
        case .fareUnavailable: ["reason": "fare_unavailable"]
        case .noTickets: ["reason": "no_tickets"]
        case .ticketLimitExceeded(let requested, let max):
            ["reason": "ticket_limit_exceeded", "requested": .int(requested), "max": .int(max)]
        case .priceChanged: ["reason": "price_changed"]
        case .keyReused: ["reason": "key_reused"]
        }
    }
}
