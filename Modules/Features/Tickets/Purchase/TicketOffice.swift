/// Sells tickets: the world outside the app.
package protocol TicketOffice: Sendable {
    /// Sells what is ordered, or throws why not.
    ///
    /// Orders with one idempotency key are sold once: each gets the same receipt.
    func buy(_ order: TicketOrder) throws(PurchaseError) -> Receipt
}

/// What can come instead of a receipt.
package enum PurchaseError: Error, Sendable, Hashable {
    /// The office's answer is no.
    case refused(PurchaseRefusal)

    /// There is no answer.
    case unanswered(TicketOfficeError)
}

/// Why the ticket office didn't answer: a technical matter, which says nothing about the order.
package enum TicketOfficeError: Error, Sendable, Hashable, CaseIterable {
    /// The order didn't arrive, so nothing was bought.
    case unreachable

    /// The order was sent and no answer came: it may have been bought.
    case answerLost
}

extension TicketOfficeError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unreachable:
            "The ticket office can't be reached. Nothing was bought. Try again later."
        case .answerLost:
            "The ticket office didn't answer, so the tickets may have been bought. Try again: the "
                + "same tickets are not bought twice."
        }
    }
}
