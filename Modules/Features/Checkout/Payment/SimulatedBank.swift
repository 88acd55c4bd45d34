import Synchronization

/// A bank in memory, for demonstrations and tests, whose answers can be chosen.
package final class SimulatedBank: Bank {
    private struct State {
        var isOffline = false
        var next: PaymentError?
        var receipts: [PassReceipt] = []
    }

    private let state = Mutex(State())
    private let makeId: @Sendable () -> String

    /// A bank that can be reached, and whose order ids come from `makeId`.
    package init(makeId: @escaping @Sendable () -> String) {
        self.makeId = makeId
    }

    package func pay(_ order: PassOrder) throws(PaymentError) -> PassReceipt {
        let answer = state.withLock { state -> Result<PassReceipt, PaymentError> in
            guard !state.isOffline else { return .failure(.unanswered(.unreachable)) }
            let failure = state.next
            state.next = nil
            if let failure, failure != .unanswered(.answerLost) { return .failure(failure) }
            let answer = charge(order, &state)
            return failure.map { .failure($0) } ?? answer
        }
        return try answer.get()
    }

    private func charge(
        _ order: PassOrder,
        _ state: inout State
    ) -> Result<PassReceipt, PaymentError> {
        let key = order.idempotencyKey
        if let receipt = state.receipts.first(where: { $0.order.idempotencyKey == key }) {
            return .success(receipt)
        }
        guard order.price == order.pass.price else { return .failure(.refused(.priceChanged)) }
        let receipt = PassReceipt(orderId: makeId(), order: order)
        state.receipts.append(receipt)
        return .success(receipt)
    }
}

extension SimulatedBank {
    /// What was paid, oldest first.
    package var receipts: [PassReceipt] { state.withLock { $0.receipts } }

    /// Lets orders arrive again, or not any more.
    package func setOffline(_ isOffline: Bool) {
        state.withLock { $0.isOffline = isOffline }
    }

    /// How the next order that arrives ends; a lost answer is that of an order that was paid.
    package func failNextPayment(_ error: PaymentError) {
        state.withLock { $0.next = error }
    }
}
