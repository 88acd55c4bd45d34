import AnalyticsDiagnostics
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
    let instrumentation: any TicketPurchaseInstrumentation
    let makeId: @Sendable () -> String

    /// A journey that nothing is shown of yet, and whose idempotency keys come from `makeId`.
    ///
    /// `events` takes screens and taps; what comes of them is told to `instrumentation`.
    package init(
        fares: FareTable = .standard,
        office: any TicketOffice,
        events: any EventTrackerService,
        instrumentation: any TicketPurchaseInstrumentation,
        makeId: @escaping @Sendable () -> String
    ) {
        self.fares = fares
        self.office = office
        self.events = events
        self.instrumentation = instrumentation
        self.makeId = makeId
    }
}
