import Synchronization

/// A ticket office in memory, for demonstrations and tests, whose connection can be made to fail.
package final class SimulatedTicketOffice: TicketOffice {
    private struct State {
        var fares: FareTable
        var isOffline = false
        var losesNextAnswer = false
        var cancelsNextPurchase = false
        var receipts: [Receipt] = []
    }

    private let state: Mutex<State>
    private let makeId: @Sendable () -> String

    /// An office that can be reached, and whose order ids come from `makeId`.
    package init(fares: FareTable = .standard, makeId: @escaping @Sendable () -> String) {
        state = Mutex(State(fares: fares))
        self.makeId = makeId
    }

    package func buy(_ order: TicketOrder) throws(PurchaseError) -> Receipt {
        let answer = state.withLock { state -> Result<Receipt, PurchaseError> in
            guard !state.isOffline else { return .failure(.unanswered(.unreachable)) }
            let answer = sell(order, &state)
            guard !state.losesNextAnswer || answer == Self.cancelled else {
                state.losesNextAnswer = false
                return .failure(.unanswered(.answerLost))
            }
            return answer
        }
        return try answer.get()
    }

    /// The person's own doing, so it isn't on its way and can't be lost.
    private static let cancelled = Result<Receipt, PurchaseError>.failure(.unanswered(.cancelled))

    private func sell(_ order: TicketOrder, _ state: inout State) -> Result<Receipt, PurchaseError>
    {
        let key = order.idempotencyKey
        if let receipt = state.receipts.first(where: { $0.order.idempotencyKey == key }) {
            return receipt.order == order ? .success(receipt) : .failure(.refused(.keyReused))
        }
        do throws(PurchaseRefusal) {
            let total = try state.fares.total(of: order)
            guard !state.cancelsNextPurchase else {
                state.cancelsNextPurchase = false
                return Self.cancelled
            }
            let receipt = Receipt(orderId: makeId(), order: order, total: total)
            state.receipts.append(receipt)
            return .success(receipt)
        } catch {
            return .failure(.refused(error))
        }
    }
}

extension SimulatedTicketOffice {
    /// What was sold, oldest first.
    package var receipts: [Receipt] {
        state.withLock { $0.receipts }
    }

    /// Lets orders arrive again, or not any more.
    package func setOffline(_ isOffline: Bool) {
        state.withLock { $0.isOffline = isOffline }
    }

    /// The next order that arrives is handled, and its answer doesn't come back.
    package func loseNextAnswer() {
        state.withLock { $0.losesNextAnswer = true }
    }

    /// The person leaves the next payment sheet, which is shown for an order that can be sold and
    /// isn't yet.
    package func cancelNextPurchase() {
        state.withLock { $0.cancelsNextPurchase = true }
    }

    /// Sells at other fares from now on, which journeys that are under way don't know of.
    package func changeFares(to fares: FareTable) {
        state.withLock { $0.fares = fares }
    }
}
