import AnalyticsDiagnostics

/// Charges cards: the world outside the app.
package protocol Bank: Sendable {
    /// Charges for an order, or throws why not.
    ///
    /// Orders with one idempotency key are charged once: each gets the same receipt.
    func pay(_ order: PassOrder) throws(PaymentError) -> PassReceipt
}

/// What can come instead of a receipt.
package enum PaymentError: Error, Sendable, Hashable {
    /// The bank's answer is no.
    case refused(PaymentRefusal)

    /// There is no answer.
    case unanswered(BankError)
}

/// Why a card isn't charged, for reasons that the domain knows: nothing was paid.
package enum PaymentRefusal: Error, Sendable, Hashable, CaseIterable {
    case cardDeclined
    case cardExpired

    /// The pass doesn't cost what the order says.
    case priceChanged
}

/// Why the bank didn't answer, which says nothing about whether it would charge the card.
package enum BankError: CodedError, Sendable, Hashable, CaseIterable {
    /// The order didn't arrive, so nothing was paid.
    case unreachable

    /// The order was sent and no answer came: it may have been paid.
    case answerLost

    /// The person left the payment sheet, so nothing was paid.
    case cancelled

    package static var domain: String { "checkout.bank" }

    package var code: Int {
        switch self {
        case .unreachable: 1
        case .answerLost: 2
        case .cancelled: 3
        }
    }
}
