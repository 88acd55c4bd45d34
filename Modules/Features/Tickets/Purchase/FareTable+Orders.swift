import Shared

extension FareTable {
    /// What an order costs, or why it isn't sold at these fares.
    func total(of order: TicketOrder) throws(PurchaseRefusal) -> Money {
        guard order.count > 0 else { throw .noTickets }
        guard order.count <= TicketOrder.maxCount else {
            throw .ticketLimitExceeded(requested: order.count, max: TicketOrder.maxCount)
        }
        guard let fare = fare(order.fareId, for: order.rider) else { throw .fareUnavailable }
        // A table has no price whose total can't be counted, so only another price could fail here.
        guard fare.price == order.price, let total = try? fare.price.times(order.count) else {
            throw .priceChanged
        }
        return total
    }
}
