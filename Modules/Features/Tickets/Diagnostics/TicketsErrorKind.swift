import AnalyticsDiagnostics

/// What this feature was doing when an error came up.
package enum TicketsErrorKind: String, AppErrorKind {
    case buyTickets = "buy_tickets"
}
