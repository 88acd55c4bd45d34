/// Why an order isn't sold, for reasons that the domain knows: nothing was bought.
package enum PurchaseRefusal: Error, Sendable, Hashable {
    /// The rider can't have this fare.
    case fareUnavailable

    case noTickets
    case ticketLimitExceeded(requested: Int, max: Int)

    /// The fare doesn't cost what the order says.
    case priceChanged

    /// The order's idempotency key is that of an order for something else.
    case keyReused
}

extension PurchaseRefusal: CustomStringConvertible {
    package var description: String {
        switch self {
        case .fareUnavailable: "This fare isn't sold to this rider. Choose another one."
        case .noTickets: "There are no tickets in the order. Add at least one."
        case .ticketLimitExceeded(let requested, let max):
            "The order is for \(requested) tickets, and at most \(max) are sold at once."
        case .priceChanged: "The fare doesn't cost any more what was shown."
        case .keyReused: "This order was already used to buy something else. Choose again."
        }
    }
}
