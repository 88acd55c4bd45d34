package import Shared

/// What happens on somebody's way to a ticket, in the words of the domain.
///
/// The feature says what happened and knows no event, no property, no vendor and no frequency.
///
/// Choosing comes in any order. Of a purchase, `purchaseStarted` comes first, and again for each retry;
/// then one of `purchaseSucceeded`, `purchaseRefused` and `purchaseInterrupted` answers it. What comes
/// out of this order tells nobody anything, and its answer says why.
package protocol TicketPurchaseInstrumentation: AnyObject, Sendable {
    func riderSelected(_ rider: Rider)
    func fareSelected(_ fare: Fare, for rider: Rider)

    /// The number of tickets is another one now.
    func ticketCountChanged(to count: Int)

    /// Somebody asked to buy, whatever comes of it.
    @discardableResult
    func purchaseStarted() -> PurchaseStep

    @discardableResult
    func purchaseSucceeded(_ receipt: Receipt) -> PurchaseStep

    /// The ticket office's answer is no.
    @discardableResult
    func purchaseRefused(_ refusal: PurchaseRefusal) -> PurchaseStep

    /// There was no answer; to buy again is a retry.
    @discardableResult
    func purchaseInterrupted(_ error: TicketOfficeError) -> PurchaseStep
}

/// Whether a hook of a purchase came in its order, and why not.
package enum PurchaseStep: Sendable, Hashable {
    case inOrder

    /// No purchase was ever started.
    case neverStarted

    /// The purchase that was started last has been answered already.
    case alreadyDone
}
