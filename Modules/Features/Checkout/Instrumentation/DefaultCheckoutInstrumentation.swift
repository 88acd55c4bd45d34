package import AnalyticsDiagnostics
package import AnalyticsFlows
package import HeraldCore
import Synchronization

/// Turns what happens on the way to a pass into events, errors, and one flow a checkout.
///
/// Several threads may call it. A hook is told of the checkout that was open when it came in its
/// order, also when another one is started before it is told.
package final class DefaultCheckoutInstrumentation: CheckoutInstrumentation {
    private struct State {
        var phase = CheckoutPhase()
        var flow: FlowId?
        var flowCount = 0
    }

    /// A step, with the checkout that was open.
    private struct Taken {
        let answer: CheckoutStep
        let flow: FlowId?
        let pass: TravelPass?
    }

    private let state = Mutex(State())
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
        let flow = startedFlow()
        let (step, abandoned) = state.withLock { state in
            let abandoned = state.flow
            state.flow = flow
            return (state.phase.start(pass), abandoned)
        }
        if let abandoned { flows.complete(.unknown, abandoned) }
        events.track(CheckoutStarted(pass: pass))
        return step
    }

    @discardableResult
    package func cardEntered() -> CheckoutStep {
        follow(take { $0.enterCard() }) { flow, _ in
            flows.begin(.card, flow)
            events.track(CardNumberSeen())
        }
    }

    @discardableResult
    package func paymentStarted() -> CheckoutStep {
        follow(take { $0.pay() }) { flow, pass in
            flows.begin(.pay, flow)
            events.track(PayTapped(pass: pass))
        }
    }

    @discardableResult
    package func paymentInterrupted(_ error: BankError) -> CheckoutStep {
        follow(take { $0.interrupt() }) { _, _ in
            errors.report(error, during: CheckoutErrorKind.pay)
        }
    }

    @discardableResult
    package func checkoutSucceeded(_ receipt: PassReceipt) -> CheckoutStep {
        follow(take { $0.finish() }) { flow, _ in
            events.track(CheckoutCompleted(receipt: receipt))
            flows.complete(.success, flow)
        }
    }

    @discardableResult
    package func checkoutFailed(_ refusal: PaymentRefusal) -> CheckoutStep {
        follow(take { $0.finish() }) { flow, _ in
            let error = FlowError(domain: "checkout.refusal", code: refusal.code)
            events.track(CheckoutFailed(refusal: refusal))
            flows.complete(.failure(error), flow)
        }
    }

    @discardableResult
    package func checkoutCancelled() -> CheckoutStep {
        follow(take { $0.cancel() }) { flow, _ in flows.complete(.cancelled, flow) }
    }

    /// A flow of its own, which is there before any other hook can be told of it.
    private func startedFlow() -> FlowId {
        let flow = state.withLock { state in
            state.flowCount += 1
            return FlowId("\(state.flowCount)")
        }
        flows.start(flow)
        flows.begin(.choose, flow)
        return flow
    }

    /// Takes a step of the checkout that is open.
    private func take(_ step: @Sendable (inout CheckoutPhase) -> CheckoutStep) -> Taken {
        state.withLock { state in
            let (flow, pass) = (state.flow, state.phase.pass)
            let answer = step(&state.phase)
            if state.phase.pass == nil { state.flow = nil }
            return Taken(answer: answer, flow: flow, pass: pass)
        }
    }

    /// Outside of the lock, since what takes the calls may call back.
    private func follow(_ taken: Taken, _ tell: (FlowId, TravelPass) -> Void) -> CheckoutStep {
        if taken.answer == .inOrder, let flow = taken.flow, let pass = taken.pass {
            tell(flow, pass)
        }
        return taken.answer
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
