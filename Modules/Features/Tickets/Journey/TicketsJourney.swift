package import HeraldCore
package import Shared

/// One person's way from a rider to a ticket, with what is tracked on it.
///
/// It can be opened at any screen and is then driven by choices. Screens are tracked when they are
/// entered, changes after they are made. Calls on analytics neither fail nor wait.
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

    let office: any TicketOffice
    let events: any EventTrackerService
    let properties: any PropertyTrackerService
    let makeId: @Sendable () -> String

    /// A journey that nothing is shown of yet, and whose idempotency keys come from `makeId`.
    package init(
        fares: FareTable = .standard,
        office: any TicketOffice,
        events: any EventTrackerService,
        properties: any PropertyTrackerService,
        makeId: @escaping @Sendable () -> String
    ) {
        self.fares = fares
        self.office = office
        self.events = events
        self.properties = properties
        self.makeId = makeId
    }

    package mutating func openRiderList() {
        state = .riderList
        events.track(RiderListShown())
    }

    package mutating func openFareList(for rider: Rider) {
        state = .fareList(rider)
        events.track(FareListShown())
    }

    /// Opens the confirmation for one ticket, at the price that the journey's table says.
    package mutating func openConfirmation(
        for rider: Rider,
        fareId: FareId
    ) throws(FareNotOffered) {
        guard let fare = fares.fare(fareId, for: rider) else {
            throw FareNotOffered(rider: rider, fareId: fareId)
        }
        openConfirmation(TicketConfirmation(rider: rider, fare: fare))
    }

    mutating func openConfirmation(_ confirmation: TicketConfirmation) {
        state = .confirmation(confirmation)
        events.track(TicketConfirmationShown())
    }
}
