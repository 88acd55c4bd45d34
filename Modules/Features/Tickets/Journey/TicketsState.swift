package import Shared

/// Where a journey is, with all that its screen shows besides the fares of a rider.
package enum TicketsState: Sendable, Hashable {
    /// No screen is open: none was yet, or the app shows another feature's.
    case closed

    case riderList
    case fareList(Rider)
    case confirmation(TicketConfirmation)

    /// The confirmation screen after a success, where nothing can be bought a second time.
    case purchased(Receipt)

    /// The screen that shows it.
    package var screen: TicketsScreen? {
        switch self {
        case .closed: nil
        case .riderList: .riderList
        case .fareList: .fareList
        case .confirmation, .purchased: .ticketConfirmation
        }
    }
}
