import AnalyticsDiagnostics
import Shared

extension TicketsJourney {
    /// The names of what can be chosen now.
    ///
    /// `count NUMBER` stands for any number of tickets from 0.
    package var possibleChoices: [String] {
        switch state {
        case .closed:
            return []
        case .riderList:
            return names(Rider.allCases.map { .rider($0) })
        case .fareList(let rider):
            return names(fares.fares(for: rider).map { .fare($0.id) } + [.back])
        case .confirmation(let confirmation):
            let steps: [TicketsChoice] = [.addTicket, .removeTicket]
            return names(steps.filter { confirmation.count(after: $0) != nil })
                + ["count NUMBER"] + names([.buy, .back])
        case .purchased:
            return names([.chooseAgain])
        }
    }

    /// Does what the person chose.
    ///
    /// An action is tracked before anything else, so also when nothing changes, a rule refuses it or
    /// the ticket office is away. A choice that the screen doesn't have is none, and going back or
    /// choosing again is told by the screen that it leads to.
    @discardableResult
    package mutating func choose(
        _ choice: TicketsChoice
    ) throws(ImpossibleChoice) -> TicketsOutcome {
        switch (state, choice) {
        case (.riderList, .rider(let rider)):
            tap(.selectRider) { $0.select(rider) }
        case (.fareList(let rider), .fare(let id)):
            guard let fare = fares.fare(id, for: rider) else { throw impossible(choice) }
            tap(.selectFare) { $0.select(fare, for: rider) }
        case (.confirmation(let confirmation), .buy):
            return tap(.buyTickets) { $0.buy(confirmation) }
        case (.confirmation(let confirmation), .back):
            openFareList(for: confirmation.rider, from: state.screen)
        case (.confirmation(let confirmation), _):
            guard let count = confirmation.count(after: choice) else { throw impossible(choice) }
            tap(.changeTicketCount) { $0.change(confirmation, to: count) }
        case (.fareList, .back), (.purchased, .chooseAgain):
            openRiderList(from: state.screen)
        default:
            throw impossible(choice)
        }
        return .shown
    }

    private func names(_ choices: [TicketsChoice]) -> [String] {
        choices.map(\.name)
    }

    private func impossible(_ choice: TicketsChoice) -> ImpossibleChoice {
        ImpossibleChoice(choice: choice, possible: possibleChoices)
    }

    private mutating func tap<Output>(
        _ action: TicketsAction,
        handler: (inout TicketsJourney) -> Output
    ) -> Output {
        Tap.now(action, on: state.screen, to: events) { handler(&self) }
    }

    private mutating func select(_ rider: Rider) {
        instrumentation.riderSelected(rider)
        openFareList(for: rider, from: state.screen)
    }

    private mutating func select(_ fare: Fare, for rider: Rider) {
        instrumentation.fareSelected(fare, for: rider)
        openConfirmation(TicketConfirmation(rider: rider, fare: fare), from: state.screen)
    }

    private mutating func change(_ confirmation: TicketConfirmation, to count: Int) {
        guard count != confirmation.count else { return }
        var changed = confirmation
        changed.count = count
        state = .confirmation(changed)
        instrumentation.ticketCountChanged(to: count)
    }
}

extension TicketConfirmation {
    /// The number of tickets that a choice leads to, `nil` where it leads to none.
    fileprivate func count(after choice: TicketsChoice) -> Int? {
        switch choice {
        case .addTicket: count < .max ? count + 1 : nil
        case .removeTicket: count > 0 ? count - 1 : nil
        case .count(let number): number >= 0 ? number : nil
        case .rider, .fare, .buy, .back, .chooseAgain: nil
        }
    }
}
