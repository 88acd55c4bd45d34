/// Where somebody is on their way to a pass.
package enum CheckoutState: Sendable, Hashable {
    /// The screen isn't open.
    case closed

    case passList
    case payment(TravelPass, hasCard: Bool)

    /// The pass is paid; another can be chosen.
    case paid(PassReceipt)
}
