import Shared

extension TicketsJourney {
    /// Asks the ticket office for what is confirmed, and tells what it answered, if it did.
    ///
    /// A purchase is told once: its receipt ends the confirmation, and a later one is another
    /// order. No answer is no failed purchase but an error of the app's, where the person didn't cancel.
    mutating func buy(_ confirmation: TicketConfirmation) -> TicketsOutcome {
        let order = order(for: confirmation)
        pendingOrder = order
        instrumentation.purchaseStarted()
        do throws(PurchaseError) {
            let receipt = try sold(order)
            pendingOrder = nil
            state = .purchased(receipt)
            instrumentation.purchaseSucceeded(receipt)
            return .purchased(receipt)
        } catch {
            switch error {
            case .refused(let refusal):
                instrumentation.purchaseRefused(refusal)
                return .refused(refusal)
            case .unanswered(let reason):
                instrumentation.purchaseInterrupted(reason)
                return .unanswered(reason)
            }
        }
    }

    /// Keeps the key of the order before when the same is ordered, however the person got here.
    private func order(for confirmation: TicketConfirmation) -> TicketOrder {
        func order(key: String) -> TicketOrder {
            TicketOrder(
                idempotencyKey: key,
                rider: confirmation.rider,
                fareId: confirmation.fare.id,
                price: confirmation.fare.price,
                count: confirmation.count
            )
        }
        if let pendingOrder, pendingOrder == order(key: pendingOrder.idempotencyKey) {
            return pendingOrder
        }
        return order(key: makeId())
    }

    /// Sells an order that the journey's own table would sell, so that no office needs to be asked
    /// about the others.
    private func sold(_ order: TicketOrder) throws(PurchaseError) -> Receipt {
        do throws(PurchaseRefusal) {
            _ = try fares.total(of: order)
        } catch {
            throw .refused(error)
        }
        return try office.buy(order)
    }
}
