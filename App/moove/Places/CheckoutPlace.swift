import AnalyticsDiagnostics
import AnalyticsFlows
import Checkout

/// The checkout of travel passes, driven by a script.
struct CheckoutPlace: Place {
    private let bank: SimulatedBank
    private let recorder: FlowRecorder<CheckoutFlow>
    private var journey: CheckoutJourney

    init(_ services: PlaceServices) {
        let world = services.world
        let analytics = services.analytics
        bank = SimulatedBank(makeId: { world.makeID("order") })
        recorder = FlowRecorder(CheckoutFlow.self, to: analytics, store: services.flows)
        journey = CheckoutJourney(
            bank: bank,
            instrumentation: DefaultCheckoutInstrumentation(
                events: analytics,
                errors: ErrorReporter(
                    to: analytics,
                    cancellations: CheckoutAnalytics.cancellations
                ),
                flows: recorder
            ),
            events: analytics,
            makeId: { world.makeID("payment") }
        )
    }

    /// A checkout whose process died is over: nobody knows how.
    var flowRules: [FlowRule] { [recorder.rule()] }

    var choices: [String] {
        journey.possibleChoices.map(\.action) + (hasBack ? [] : ["back"])
    }

    mutating func open(from source: (any Screen)?) { journey.open(from: source) }
    mutating func leave() { journey.leave() }
    mutating func phaseChanged(to phase: AppPhase) { journey.phaseChanged(to: phase) }

    mutating func perform(
        _ action: Action,
        isInView: Bool
    ) throws(NotPossible) -> PlaceAnswer {
        if case .bank(let word) = action { return try change(word) }
        guard isInView else { return .notMine }
        switch action {
        case .choose(let name):
            guard let pass = TravelPass(rawValue: name) else {
                throw NotPossible("There is no pass '\(name)'.")
            }
            return try choose(.pass(pass))
        case .enterCard: return try choose(.enterCard)
        case .confirm: return try choose(.pay)
        case .back where !hasBack: return .left
        case .back: return try choose(.back)
        default: return .notMine
        }
    }

    private var hasBack: Bool { journey.possibleChoices.contains(.back) }

    private mutating func choose(_ choice: CheckoutChoice) throws(NotPossible) -> PlaceAnswer {
        do {
            return .done(try journey.choose(choice).message)
        } catch {
            throw NotPossible("'\(choice.action)' isn't possible here.")
        }
    }

    private func change(_ word: String) throws(NotPossible) -> PlaceAnswer {
        switch word {
        case "down": bank.setOffline(true)
        case "up": bank.setOffline(false)
        case "loses": bank.failNextPayment(.unanswered(.answerLost))
        case "cancels": bank.failNextPayment(.unanswered(.cancelled))
        case "declines": bank.failNextPayment(.refused(.cardDeclined))
        default: throw NotPossible("A bank doesn't do '\(word)'.")
        }
        return .done(nil)
    }
}

extension CheckoutChoice {
    /// The choice as a script says it.
    fileprivate var action: String {
        switch self {
        case .pass(let pass): "choose \(pass.rawValue)"
        case .enterCard: "enter card"
        case .pay: "confirm"
        case .back: "back"
        }
    }
}

extension CheckoutOutcome {
    /// What the person is told.
    fileprivate var message: String? {
        switch self {
        case .shown: nil
        case .paid(let receipt):
            "Paid \(receipt.order.price) for a \(receipt.order.pass.rawValue) pass."
        case .refused(let refusal): "\(refusal)"
        case .unanswered(let error): "\(error)"
        }
    }
}
