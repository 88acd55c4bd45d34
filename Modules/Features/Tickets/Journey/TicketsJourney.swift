package import AnalyticsDiagnostics
package import HeraldCore

/// One person's way from a rider to a ticket, with what is tracked on it.
///
/// It can be opened at any screen and is then driven by choices. What a person does is tracked before
/// anything comes of it, a change after it is made, a screen when it comes into view. Calls on
/// analytics neither fail nor wait.
///
/// It has one owner: a copy would share the visit of the screen in view.
///
/// ```swift
/// journey.openRiderList()
/// try journey.choose(.rider(.adult))
/// try journey.choose(.fare(.day))
/// try journey.choose(.buy)  // .purchased(receipt), or why not
/// ```
package struct TicketsJourney: Sendable {
    package internal(set) var state = TicketsState.closed

    /// What the journey offers.
    package let fares: FareTable

    /// The last order that was confirmed, until it is known to be sold or another one is confirmed.
    var pendingOrder: TicketOrder?

    /// The visit of the screen in view, `nil` where there is none.
    var screenTracker: ScreenTracker?
    var isInBackground = false

    let office: any TicketOffice
    let events: any EventTrackerService
    let properties: any PropertyTrackerService
    let errors: ErrorReporter
    let makeId: @Sendable () -> String

    /// A journey that nothing is shown of yet, and whose idempotency keys come from `makeId`.
    ///
    /// `errors` needs to know ``TicketsAnalytics/cancellations``, or a person who changes their mind is
    /// an error.
    package init(
        fares: FareTable = .standard,
        office: any TicketOffice,
        events: any EventTrackerService,
        properties: any PropertyTrackerService,
        errors: ErrorReporter,
        makeId: @escaping @Sendable () -> String
    ) {
        self.fares = fares
        self.office = office
        self.events = events
        self.properties = properties
        self.errors = errors
        self.makeId = makeId
    }
}
