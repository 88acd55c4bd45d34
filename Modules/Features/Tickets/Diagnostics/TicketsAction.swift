import AnalyticsDiagnostics

/// What a person does on this feature's screens, whatever comes of it.
package enum TicketsAction: String, UserAction {
    case selectRider = "select_rider"
    case selectFare = "select_fare"
    case changeTicketCount = "change_ticket_count"
    case buyTickets = "buy_tickets"
}
