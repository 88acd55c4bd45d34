package import AnalyticsDiagnostics
package import HeraldCore
package import Shared
import Synchronization

/// Turns what happens on the way to a ticket into events, properties and errors.
package final class DefaultTicketPurchaseInstrumentation: TicketPurchaseInstrumentation {
    private let phase = Mutex(PurchasePhase())
    private let events: any EventTrackerService
    private let properties: any PropertyTrackerService
    private let errors: ErrorReporter

    /// - Parameters:
    ///   - events: Takes the events.
    ///   - properties: Takes what is known of the person afterwards.
    ///   - errors: Takes what fails. It needs to know ``TicketsAnalytics/cancellations``, or a person
    ///     who changes their mind is an error.
    package init(
        events: any EventTrackerService,
        properties: any PropertyTrackerService,
        errors: ErrorReporter
    ) {
        self.events = events
        self.properties = properties
        self.errors = errors
    }

    package func riderSelected(_ rider: Rider) {
        events.track(RiderSelected(rider: rider))
    }

    package func fareSelected(_ fare: Fare, for rider: Rider) {
        events.track(FareSelected(rider: rider, fare: fare))
    }

    package func ticketCountChanged(to count: Int) {
        events.track(TicketCountChanged(count: count))
    }

    @discardableResult
    package func purchaseStarted() -> PurchaseStep {
        phase.withLock { $0.start() }
    }

    @discardableResult
    package func purchaseSucceeded(_ receipt: Receipt) -> PurchaseStep {
        answer {
            events.track(TicketPurchased(receipt: receipt))
            properties.set(TicketsPurchased(count: receipt.order.count))
        }
    }

    @discardableResult
    package func purchaseRefused(_ refusal: PurchaseRefusal) -> PurchaseStep {
        answer { events.track(PurchaseFailed(refusal: refusal)) }
    }

    @discardableResult
    package func purchaseInterrupted(_ error: TicketOfficeError) -> PurchaseStep {
        answer { errors.report(error, during: TicketsErrorKind.buyTickets) }
    }

    /// Outside of the lock, since what takes the calls may call back.
    private func answer(_ tell: () -> Void) -> PurchaseStep {
        let step = phase.withLock { $0.answer() }
        if step == .inOrder { tell() }
        return step
    }
}
