package import AnalyticsDiagnostics
package import Shared

/// The screens of a journey, each tracked once a visit.
///
/// A `source` is the screen that the one in view was opened from: on the journey's own ways, back too,
/// its screen before; from outside, what the opener says, which for a link is nothing.
extension TicketsJourney {
    package mutating func openRiderList(from source: (any Screen)? = nil) {
        show(.riderList, as: .riderList, from: source)
    }

    package mutating func openFareList(for rider: Rider, from source: (any Screen)? = nil) {
        show(.fareList, as: .fareList(rider), from: source)
    }

    /// Opens the confirmation for one ticket, at the price that the journey's table says.
    ///
    /// A fare that the rider can't have changes nothing.
    package mutating func openConfirmation(
        for rider: Rider,
        fareId: FareId,
        from source: (any Screen)? = nil
    ) throws(FareNotOffered) {
        guard let fare = fares.fare(fareId, for: rider) else {
            throw FareNotOffered(rider: rider, fareId: fareId)
        }
        openConfirmation(TicketConfirmation(rider: rider, fare: fare), from: source)
    }

    mutating func openConfirmation(
        _ confirmation: TicketConfirmation,
        from source: (any Screen)?
    ) {
        show(.ticketConfirmation, as: .confirmation(confirmation), from: source)
    }

    /// The app shows another feature's screen, so this one's visit is over and its choices are gone.
    ///
    /// Opening a screen comes back. An order that may have been bought keeps its key meanwhile.
    package mutating func leave() {
        screenTracker?.disappeared()
        screenTracker = nil
        state = .closed
    }

    /// The app went to the background, or came back, which is a new visit of the screen in view.
    ///
    /// Say it also while no screen of the journey is in view: what is opened later needs to know.
    package mutating func phaseChanged(to phase: AppPhase) {
        switch phase {
        case .active: isInBackground = false
        case .background: isInBackground = true
        case .inactive: break
        }
        screenTracker?.phaseChanged(to: phase)
    }

    /// Puts a screen in the place of the one in view.
    private mutating func show(
        _ screen: TicketsScreen,
        as state: TicketsState,
        from source: (any Screen)?
    ) {
        screenTracker?.disappeared()
        let tracker = ScreenTracker(screen, source: source, to: events)
        screenTracker = tracker
        self.state = state
        tracker.appeared(inBackground: isInBackground)
    }
}
