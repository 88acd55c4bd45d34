/// What happens on somebody's way to a paid pass, in the words of the domain.
///
/// The feature says what happened and knows no event, no vendor, no frequency and no flow.
///
/// The order of one checkout:
///
/// 1. `checkoutStarted`, which ends a checkout that is still open as abandoned;
/// 2. `cardEntered`, any number of times;
/// 3. `paymentStarted`, after a card, and again after each `paymentInterrupted`;
/// 4. one end: `checkoutSucceeded` or `checkoutFailed`, each after `paymentStarted`, or
///    `checkoutCancelled`.
///
/// What comes out of this order tells nobody anything, and its answer says why.
package protocol CheckoutInstrumentation: AnyObject, Sendable {
    /// Somebody chose a pass and is asked for a card.
    @discardableResult
    func checkoutStarted(_ pass: TravelPass) -> CheckoutStep

    /// They typed a card's number, which stays where it was typed.
    @discardableResult
    func cardEntered() -> CheckoutStep

    /// They asked to pay, whatever comes of it.
    @discardableResult
    func paymentStarted() -> CheckoutStep

    /// The bank didn't answer; the checkout stays open.
    @discardableResult
    func paymentInterrupted(_ error: BankError) -> CheckoutStep

    @discardableResult
    func checkoutSucceeded(_ receipt: PassReceipt) -> CheckoutStep

    @discardableResult
    func checkoutFailed(_ refusal: PaymentRefusal) -> CheckoutStep

    /// They left without paying.
    @discardableResult
    func checkoutCancelled() -> CheckoutStep
}

/// Whether a hook came in its order, and why not.
package enum CheckoutStep: Sendable, Hashable {
    case inOrder

    /// No checkout was ever started.
    case neverStarted

    /// The last checkout has ended already.
    case alreadyDone

    /// The checkout that is open hasn't come this far.
    case tooEarly
}
