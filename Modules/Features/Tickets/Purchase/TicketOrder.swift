package import Shared

/// Tickets of one fare for one rider, at the price that the person saw.
package struct TicketOrder: Sendable, Hashable {
    /// The most tickets that are sold at once.
    package static let maxCount = 10

    /// The same on every try to buy the same, so that it is bought once.
    package let idempotencyKey: String
    package let rider: Rider
    package let fareId: FareId

    /// What one ticket costs.
    package let price: Money
    package let count: Int

    package init(idempotencyKey: String, rider: Rider, fareId: FareId, price: Money, count: Int) {
        self.idempotencyKey = idempotencyKey
        self.rider = rider
        self.fareId = fareId
        self.price = price
        self.count = count
    }
}
