import AnalyticsDiagnostics

/// The screens of this feature.
package enum TicketsScreen: String, Screen {
    case riderList = "rider_list"
    case fareList = "fare_list"
    case ticketConfirmation = "ticket_confirmation"
}
