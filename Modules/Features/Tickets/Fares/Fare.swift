package import Shared

/// What one ticket of a kind costs a rider.
package struct Fare: Sendable, Hashable {
    package let id: FareId
    package let price: Money

    package init(id: FareId, price: Money) {
        self.id = id
        self.price = price
    }
}
