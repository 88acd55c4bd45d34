package import Shared

/// One pass, at the price that the person saw.
package struct PassOrder: Sendable, Hashable {
    /// The same on every try to pay for the same, so that it is paid once.
    package let idempotencyKey: String
    package let pass: TravelPass
    package let price: Money

    package init(idempotencyKey: String, pass: TravelPass, price: Money) {
        self.idempotencyKey = idempotencyKey
        self.pass = pass
        self.price = price
    }
}
