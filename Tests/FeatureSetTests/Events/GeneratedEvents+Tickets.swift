import HeraldCore
import Shared

@testable import Tickets

extension GeneratedEvents {
    mutating func tickets() -> [any Event] {
        some { RiderSelected(rider: $0.one(of: Rider.self)) }
            + some { FareSelected(rider: $0.one(of: Rider.self), fare: $0.fare()) }
            + some { TicketCountChanged(count: $0.number()) }
            + some { TicketPurchased(receipt: $0.receipt()) }
            + some { PurchaseFailed(refusal: $0.purchaseRefusal()) }
            + TicketsAnalytics.examples
    }

    private mutating func fare() -> Fare {
        Fare(id: one(of: FareId.self), price: money())
    }

    private mutating func receipt() -> Receipt {
        Receipt(
            orderId: text(),
            order: TicketOrder(
                idempotencyKey: text(),
                rider: one(of: Rider.self),
                fareId: one(of: FareId.self),
                price: money(),
                count: number()
            ),
            total: money()
        )
    }

    private mutating func purchaseRefusal() -> PurchaseRefusal {
        pick([
            .fareUnavailable, .noTickets, .ticketLimitExceeded(requested: number(), max: number()),
            .priceChanged, .keyReused,
        ])
    }
}
