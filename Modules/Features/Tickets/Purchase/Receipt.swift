package import Shared

/// The ticket office's word that an order was sold.
package struct Receipt: Sendable, Hashable {
    package let orderId: String
    package let order: TicketOrder
    package let total: Money

    package init(orderId: String, order: TicketOrder, total: Money) {
        self.orderId = orderId
        self.order = order
        self.total = total
    }
}
