package import AnalyticsDiagnostics
package import AnalyticsFlows
package import HeraldCore
import Synchronization

/// Turns what happens on the way to a pass into events, errors, and one flow a checkout.
package final class DefaultCheckoutInstrumentation: CheckoutInstrumentation {
    private let phase = Mutex(CheckoutPhase())
    private let events: any EventTrackerService
    private let errors: ErrorReporter
    private let flows: FlowRegister<CheckoutFlow>

    /// - Parameters:
    ///   - events: Takes the events.
    ///   - errors: Takes what fails. It needs to know ``CheckoutAnalytics/cancellations``, or a person
    ///     who changes their mind is an error.
    ///   - flows: Records each checkout as a whole.
    package init(
        events: any EventTrackerService,
        errors: ErrorReporter,
        flows: FlowRecorder<CheckoutFlow>
    ) {
        self.events = events
        self.errors = errors
        self.flows = FlowRegister(flows)
    }

    @discardableResult
    package func checkoutStarted(_ pass: TravelPass) -> CheckoutStep {
        follow(phase.withLock { $0.start(pass) }) {
            flows.start()
            flows.begin(.choose)
            events.track(CheckoutStarted(pass: pass))
        }
    }

    @discardableResult
    package func cardEntered() -> CheckoutStep {
        follow(phase.withLock { $0.enterCard() }) {
            flows.begin(.card)
            events.track(CardNumberSeen())
        }
    }

    @discardableResult
    package func paymentStarted() -> CheckoutStep {
        follow(phase.withLock { $0.pay() }) {
            flows.begin(.pay)
            if let pass = phase.withLock({ $0.pass }) { events.track(PayTapped(pass: pass)) }
        }
    }

    @discardableResult
    package func paymentInterrupted(_ error: BankError) -> CheckoutStep {
        follow(phase.withLock { $0.interrupt() }) {
            errors.report(error, during: CheckoutErrorKind.pay)
        }
    }

    @discardableResult
    package func checkoutSucceeded(_ receipt: PassReceipt) -> CheckoutStep {
        follow(phase.withLock { $0.finish() }) {
            events.track(CheckoutCompleted(receipt: receipt))
            flows.complete(.success)
        }
    }

    @discardableResult
    package func checkoutFailed(_ refusal: PaymentRefusal) -> CheckoutStep {
        follow(phase.withLock { $0.finish() }) {
            events.track(CheckoutFailed(refusal: refusal))
            flows.complete(.failure(FlowError(domain: "checkout.refusal", code: refusal.code)))
        }
    }

    @discardableResult
    package func checkoutCancelled() -> CheckoutStep {
        follow(phase.withLock { $0.cancel() }) { flows.complete(.cancelled) }
    }

    /// Outside of the lock, since what takes the calls may call back.
    private func follow(_ step: CheckoutStep, _ tell: () -> Void) -> CheckoutStep {
        if step == .inOrder { tell() }
        return step
    }
}

extension PaymentRefusal {
    /// A number that stays the same when cases are added.
    fileprivate var code: Int {
        switch self {
        case .cardDeclined: 1
        case .cardExpired: 2
        case .priceChanged: 3
        }
    }
}
