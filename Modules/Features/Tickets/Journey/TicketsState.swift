package import Shared

/// Where a journey is, with all that its screen shows besides the fares of a rider.
package enum TicketsState: Sendable, Hashable {
    /// Nothing was opened yet.
    case closed

    case riderList
    case fareList(Rider)
    case confirmation(TicketConfirmation)

    /// The confirmation screen after a success, where nothing can be bought a second time.
    case purchased(Receipt)
}
