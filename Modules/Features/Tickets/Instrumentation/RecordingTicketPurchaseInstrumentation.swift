package import Shared
import Synchronization

/// Records what it is told, and refuses what the default refuses: for tests of the feature's logic.
package final class RecordingTicketPurchaseInstrumentation: TicketPurchaseInstrumentation {
    package enum Call: Sendable, Hashable {
        case riderSelected(Rider)
        case fareSelected(Fare, Rider)
        case ticketCountChanged(Int)
        case purchaseStarted
        case purchaseSucceeded(Receipt)
        case purchaseRefused(PurchaseRefusal)
        case purchaseInterrupted(TicketOfficeError)
    }

    private let state = Mutex((phase: PurchasePhase(), calls: [Call]()))

    package init() {}

    /// What came in its order, oldest first.
    package var calls: [Call] { state.withLock { $0.calls } }

    package func riderSelected(_ rider: Rider) {
        record(.riderSelected(rider)) { _ in .inOrder }
    }

    package func fareSelected(_ fare: Fare, for rider: Rider) {
        record(.fareSelected(fare, rider)) { _ in .inOrder }
    }

    package func ticketCountChanged(to count: Int) {
        record(.ticketCountChanged(count)) { _ in .inOrder }
    }

    @discardableResult
    package func purchaseStarted() -> PurchaseStep {
        record(.purchaseStarted) { $0.start() }
    }

    @discardableResult
    package func purchaseSucceeded(_ receipt: Receipt) -> PurchaseStep {
        record(.purchaseSucceeded(receipt)) { $0.answer() }
    }

    @discardableResult
    package func purchaseRefused(_ refusal: PurchaseRefusal) -> PurchaseStep {
        record(.purchaseRefused(refusal)) { $0.answer() }
    }

    @discardableResult
    package func purchaseInterrupted(_ error: TicketOfficeError) -> PurchaseStep {
        record(.purchaseInterrupted(error)) { $0.answer() }
    }

    @discardableResult
    private func record(
        _ call: Call,
        _ step: (inout PurchasePhase) -> PurchaseStep
    ) -> PurchaseStep {
        state.withLock { state in
            let answer = step(&state.phase)
            if answer == .inOrder { state.calls.append(call) }
            return answer
        }
    }
}
