package import AnalyticsDiagnostics
package import HeraldCore

/// One person's way to a paid travel pass.
///
/// What happens on it is told to the instrumentation, in the domain's words. It has one owner: a copy
/// would share the visit of the screen in view.
package struct CheckoutJourney: Sendable {
    package private(set) var state = CheckoutState.closed

    private let bank: any Bank
    private let instrumentation: any CheckoutInstrumentation
    private let events: any EventTrackerService
    private let makeId: @Sendable () -> String

    /// The last order that was to be paid, until it is known to be, or another one is.
    private var pendingOrder: PassOrder?
    private var visit: ScreenTracker?

    /// A journey that nothing is shown of yet, and whose idempotency keys come from `makeId`.
    package init(
        bank: any Bank,
        instrumentation: any CheckoutInstrumentation,
        events: any EventTrackerService,
        makeId: @escaping @Sendable () -> String
    ) {
        self.bank = bank
        self.instrumentation = instrumentation
        self.events = events
        self.makeId = makeId
    }

    /// Shows the passes.
    package mutating func open(from source: (any Screen)? = nil) {
        leave()
        let visit = ScreenTracker(CheckoutScreen.checkout, source: source, to: events)
        self.visit = visit
        state = .passList
        visit.appeared()
    }

    /// The app shows another feature's screen, which ends a checkout that wasn't paid.
    ///
    /// An order that may have been paid keeps its key meanwhile.
    package mutating func leave() {
        if case .payment = state { instrumentation.checkoutCancelled() }
        visit?.disappeared()
        visit = nil
        state = .closed
    }

    package func phaseChanged(to phase: AppPhase) {
        visit?.phaseChanged(to: phase)
    }

    /// What can be chosen now.
    package var possibleChoices: [CheckoutChoice] {
        switch state {
        case .closed: []
        case .passList, .paid: TravelPass.allCases.map(CheckoutChoice.pass)
        case .payment(_, let hasCard): (hasCard ? [.enterCard, .pay] : [.enterCard]) + [.back]
        }
    }

    /// Does what the person chose, which is tracked before anything comes of it.
    @discardableResult
    package mutating func choose(
        _ choice: CheckoutChoice
    ) throws(ImpossibleCheckoutChoice) -> CheckoutOutcome {
        switch (state, choice) {
        case (.passList, .pass(let pass)), (.paid, .pass(let pass)):
            tap(.selectPass) { $0.start(pass) }
        case (.payment(let pass, _), .enterCard):
            tap(.enterCard) { journey in
                journey.state = .payment(pass, hasCard: true)
                journey.instrumentation.cardEntered()
            }
        case (.payment(let pass, hasCard: true), .pay):
            return tap(.pay) { $0.pay(pass) }
        case (.payment, .back):
            instrumentation.checkoutCancelled()
            state = .passList
        default:
            throw ImpossibleCheckoutChoice(choice: choice, possible: possibleChoices)
        }
        return .shown
    }

    private mutating func tap<Output>(
        _ action: CheckoutAction,
        handler: (inout CheckoutJourney) -> Output
    ) -> Output {
        Tap.now(action, on: CheckoutScreen.checkout, to: events) { handler(&self) }
    }

    private mutating func start(_ pass: TravelPass) {
        state = .payment(pass, hasCard: false)
        instrumentation.checkoutStarted(pass)
    }

    private mutating func pay(_ pass: TravelPass) -> CheckoutOutcome {
        let order = order(for: pass)
        pendingOrder = order
        instrumentation.paymentStarted()
        do throws(PaymentError) {
            let receipt = try bank.pay(order)
            pendingOrder = nil
            state = .paid(receipt)
            instrumentation.checkoutSucceeded(receipt)
            return .paid(receipt)
        } catch {
            switch error {
            case .refused(let refusal):
                pendingOrder = nil
                state = .passList
                instrumentation.checkoutFailed(refusal)
                return .refused(refusal)
            case .unanswered(let reason):
                instrumentation.paymentInterrupted(reason)
                return .unanswered(reason)
            }
        }
    }

    /// Keeps the key of the order before when the same is paid.
    private func order(for pass: TravelPass) -> PassOrder {
        if let pendingOrder, pendingOrder.pass == pass, pendingOrder.price == pass.price {
            return pendingOrder
        }
        return PassOrder(idempotencyKey: makeId(), pass: pass, price: pass.price)
    }
}
