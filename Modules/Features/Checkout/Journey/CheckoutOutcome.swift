/// What a choice led to, besides the journey's new state.
package enum CheckoutOutcome: Sendable, Hashable {
    case shown
    case paid(PassReceipt)

    /// The card isn't charged; a pass is chosen anew.
    case refused(PaymentRefusal)

    /// The bank didn't answer. To pay again is safe.
    case unanswered(BankError)
}
