package import HeraldCore
import Shared

/// What this feature sends.
package enum TicketsAnalytics {
    /// One instance of each event, of each kind where an event has several.
    package static var examples: [any Event] {
        diagnosticExamples + [
            RiderSelected(rider: .adult),
            FareSelected(rider: .adult, fare: fare),
            TicketCountChanged(count: 2),
            TicketPurchased(receipt: receipt),
        ] + refusals.map(PurchaseFailed.init)
    }

    /// One instance of each property.
    package static var exampleProperties: [any Property] {
        [TicketsPurchased(count: 2)]
    }

    private static let refusals: [PurchaseRefusal] = [
        .fareUnavailable,
        .noTickets,
        .ticketLimitExceeded(requested: 11, max: 10),
        .priceChanged,
        .keyReused,
    ]

    private static let fare = Fare(
        id: .day,
        price: Money(minorUnits: 500, currency: .unitedStatesDollar)
    )

    private static let receipt = Receipt(
        orderId: "order-1",
        order: TicketOrder(
            idempotencyKey: "key-1",
            rider: .adult,
            fareId: .day,
            price: fare.price,
            count: 2
        ),
        total: Money(minorUnits: 1000, currency: .unitedStatesDollar)
    )
}
