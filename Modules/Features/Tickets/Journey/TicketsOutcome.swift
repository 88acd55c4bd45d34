/// What a choice led to, besides the journey's new state.
package enum TicketsOutcome: Sendable, Hashable {
    /// Another screen is shown, or another number of tickets.
    case shown

    case purchased(Receipt)

    /// The order isn't sold. The confirmation stays, for another number of tickets.
    case refused(PurchaseRefusal)

    /// The ticket office didn't answer, which the person is told. To buy again is safe.
    case unanswered(TicketOfficeError)
}
