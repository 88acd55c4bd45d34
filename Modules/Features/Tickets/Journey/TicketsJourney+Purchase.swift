import AnalyticsDiagnostics
import HeraldCore
import Shared

extension TicketsJourney {
    /// Asks the ticket office for what is confirmed, and tracks its answer if there is one.
    ///
    /// A purchase is tracked once: its receipt ends the confirmation, and a later one is another
    /// order. No answer is no failed purchase but an error of the app's, where the person didn't cancel.
    mutating func buy(_ confirmation: TicketConfirmation) -> TicketsOutcome {
        let order = order(for: confirmation)
        pendingOrder = order
        do throws(PurchaseError) {
            let receipt = try sold(order)
            pendingOrder = nil
            state = .purchased(receipt)
            events.track(TicketPurchased(receipt: receipt))
            properties.set(TicketsPurchased(count: receipt.order.count))
            return .purchased(receipt)
        } catch {
            switch error {
            case .refused(let refusal):
                events.track(PurchaseFailed(refusal: refusal))
                return .refused(refusal)
            case .unanswered(let reason):
                errors.report(reason, during: TicketsErrorKind.buyTickets)
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
