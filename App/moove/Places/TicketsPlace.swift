import AnalyticsDiagnostics
import Shared
import Tickets

/// The tickets, driven by a script.
struct TicketsPlace: Place {
    private let office: SimulatedTicketOffice
    private var journey: TicketsJourney

    init(_ services: PlaceServices) {
        let world = services.world
        let analytics = services.analytics
        office = SimulatedTicketOffice(makeId: { world.makeID("order") })
        journey = TicketsJourney(
            office: office,
            events: analytics,
            instrumentation: DefaultTicketPurchaseInstrumentation(
                events: analytics,
                properties: analytics,
                errors: ErrorReporter(
                    to: analytics,
                    cancellations: TicketsAnalytics.cancellations
                )
            ),
            makeId: { world.makeID("purchase") }
        )
    }

    var choices: [String] {
        journey.actions + (journey.state.hasBack ? [] : ["back"])
    }

    mutating func open(from source: (any Screen)?) { journey.openRiderList(from: source) }
    mutating func leave() { journey.leave() }
    mutating func phaseChanged(to phase: AppPhase) { journey.phaseChanged(to: phase) }

    mutating func perform(
        _ action: Action,
        isInView: Bool
    ) throws(NotPossible) -> PlaceAnswer {
        if case .office(let word) = action { return try change(word) }
        guard isInView else { return .notMine }
        switch action {
        case .choose(let name):
            guard let choice = journey.choice(named: name) else {
                throw NotPossible("There is no '\(name)' to choose here.")
            }
            return try choose(choice)
        case .count(let number): return try choose(.count(number))
        case .more: return try choose(.addTicket)
        case .fewer: return try choose(.removeTicket)
        case .confirm: return try choose(.buy)
        case .back where !journey.state.hasBack: return .left
        case .back: return try choose(.back)
        default: return .notMine
        }
    }

    /// Opens the fares or a confirmation; where the rider isn't offered the fare, the fares that
    /// there are.
    mutating func open(_ target: DeepLink.Target) -> PlaceAnswer {
        switch target {
        case .home:
            return .notMine
        case .fareList(let rider):
            journey.openFareList(for: rider)
            return .done(nil)
        case .confirmation(let rider, let fareId):
            do {
                try journey.openConfirmation(for: rider, fareId: fareId)
                return .done(nil)
            } catch {
                journey.openFareList(for: rider)
                return .done("\(error)")
            }
        }
    }

    private mutating func choose(_ choice: TicketsChoice) throws(NotPossible) -> PlaceAnswer {
        do {
            return .done(try journey.choose(choice).message)
        } catch {
            throw NotPossible("'\(choice.action)' isn't possible here.")
        }
    }

    private func change(_ word: String) throws(NotPossible) -> PlaceAnswer {
        switch word {
        case "down": office.setOffline(true)
        case "up": office.setOffline(false)
        case "loses": office.loseNextAnswer()
        case "cancels": office.cancelNextPurchase()
        default: throw NotPossible("An office doesn't do '\(word)'.")
        }
        return .done(nil)
    }
}
