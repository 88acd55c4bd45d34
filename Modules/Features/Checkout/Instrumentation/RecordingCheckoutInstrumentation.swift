import Synchronization

/// Records what it is told, and refuses what the default refuses: for tests of the feature's logic.
package final class RecordingCheckoutInstrumentation: CheckoutInstrumentation {
    package enum Call: Sendable, Hashable {
        case started(TravelPass)
        case cardEntered
        case paymentStarted
        case paymentInterrupted(BankError)
        case succeeded(PassReceipt)
        case failed(PaymentRefusal)
        case cancelled
    }

    private let state = Mutex((phase: CheckoutPhase(), calls: [Call]()))

    package init() {}

    /// What came in its order, oldest first.
    package var calls: [Call] { state.withLock { $0.calls } }

    @discardableResult
    package func checkoutStarted(_ pass: TravelPass) -> CheckoutStep {
        record(.started(pass)) { $0.start(pass) }
    }

    @discardableResult
    package func cardEntered() -> CheckoutStep {
        record(.cardEntered) { $0.enterCard() }
    }

    @discardableResult
    package func paymentStarted() -> CheckoutStep {
        record(.paymentStarted) { $0.pay() }
    }

    @discardableResult
    package func paymentInterrupted(_ error: BankError) -> CheckoutStep {
        record(.paymentInterrupted(error)) { $0.interrupt() }
    }

    @discardableResult
    package func checkoutSucceeded(_ receipt: PassReceipt) -> CheckoutStep {
        record(.succeeded(receipt)) { $0.finish() }
    }

    @discardableResult
    package func checkoutFailed(_ refusal: PaymentRefusal) -> CheckoutStep {
        record(.failed(refusal)) { $0.finish() }
    }

    @discardableResult
    package func checkoutCancelled() -> CheckoutStep {
        record(.cancelled) { $0.cancel() }
    }

    private func record(
        _ call: Call,
        _ step: (inout CheckoutPhase) -> CheckoutStep
    ) -> CheckoutStep {
        state.withLock { state in
            let answer = step(&state.phase)
            if answer == .inOrder { state.calls.append(call) }
            return answer
        }
    }
}
