/// The bank's word that an order was paid.
package struct PassReceipt: Sendable, Hashable {
    package let orderId: String
    package let order: PassOrder

    package init(orderId: String, order: PassOrder) {
        self.orderId = orderId
        self.order = order
    }
}
