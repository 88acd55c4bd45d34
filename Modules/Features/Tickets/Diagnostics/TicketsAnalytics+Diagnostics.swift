package import AnalyticsDiagnostics
import HeraldCore

extension TicketsAnalytics {
    /// The errors that mean a person changed their mind, for the app's `ErrorReporter`.
    package static var cancellations: Set<ErrorCode> {
        [ErrorCode(of: TicketOfficeError.cancelled)]
    }

    /// Every screen, action and error, as they are tracked: only their trackers can make them.
    static var diagnosticExamples: [any Event] {
        RecordingAnalytics.events { events in
            show(.riderList, from: .ticketConfirmation, to: events)
            show(.fareList, from: .riderList, to: events)
            show(.ticketConfirmation, from: .fareList, to: events)
            Tap.now(TicketsAction.selectRider, on: TicketsScreen.riderList, to: events) {}
            Tap.now(TicketsAction.selectFare, on: TicketsScreen.fareList, to: events) {}
            let confirmation = TicketsScreen.ticketConfirmation
            Tap.now(TicketsAction.changeTicketCount, on: confirmation, to: events) {}
            Tap.now(TicketsAction.buyTickets, on: confirmation, to: events) {}
            let errors = ErrorReporter(to: events, cancellations: cancellations)
            for error in TicketOfficeError.allCases {
                errors.report(error, during: TicketsErrorKind.buyTickets)
            }
        }
    }

    private static func show(
        _ screen: TicketsScreen,
        from source: TicketsScreen,
        to events: any EventTrackerService
    ) {
        ScreenTracker(screen, source: source, to: events).appeared()
    }
}
