package import Shared

/// What is about to be bought, as the confirmation screen shows it.
package struct TicketConfirmation: Sendable, Hashable {
    package let rider: Rider
    package let fare: Fare

    /// Starts at 1 and can be anything from 0: what isn't sold is refused on purchase.
    package internal(set) var count = 1

    /// What the tickets cost, `nil` where it is more than can be counted.
    package var total: Money? {
        try? fare.price.times(count)
    }
}
