import Shared
import Tickets

extension TicketsJourney {
    /// What can be chosen now, as a script says it.
    var actions: [String] {
        possibleChoices.map { name in
            TicketsChoice(name: name)?.action ?? "count N"
        }
    }

    /// The choice that `choose NAME` means on this screen.
    func choice(named name: String) -> TicketsChoice? {
        possibleChoices.lazy.compactMap(TicketsChoice.init).first { $0.action == "choose \(name)" }
    }
}

extension TicketsChoice {
    /// The choice as a script says it.
    var action: String {
        switch self {
        case .rider(let rider): "choose \(rider.id)"
        case .fare(let id): "choose \(id.rawValue)"
        case .addTicket: "count more"
        case .removeTicket: "count fewer"
        case .count(let count): "count \(count)"
        case .buy: "confirm"
        case .back: "back"
        case .chooseAgain: "choose again"
        }
    }
}

extension TicketsState {
    /// Whether the journey has a screen to go back to; from others, home is.
    var hasBack: Bool {
        switch self {
        case .fareList, .confirmation: true
        case .closed, .riderList, .purchased: false
        }
    }
}

extension TicketsOutcome {
    /// What the person is told.
    var message: String? {
        switch self {
        case .shown: nil
        case .purchased(let receipt):
            "Bought \(receipt.order.count) × \(receipt.order.fareId.rawValue) for \(receipt.total)."
        case .refused(let refusal): "\(refusal)"
        case .unanswered(let error): "\(error)"
        }
    }
}
