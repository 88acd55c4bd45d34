import AnalyticsDiagnostics

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

/// Why the ticket office didn't answer, which says nothing about whether it would sell the order.
package enum TicketOfficeError: CodedError, Sendable, Hashable, CaseIterable {
    /// The order didn't arrive, so nothing was bought.
    case unreachable

    /// The order was sent and no answer came: it may have been bought.
    case answerLost

    /// The person left the payment sheet, so nothing was bought.
    case cancelled

    package static var domain: String { "tickets.office" }

    package var code: Int {
        switch self {
        case .unreachable: 1
        case .answerLost: 2
        case .cancelled: 3
        }
    }
}

extension TicketOfficeError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unreachable:
            "The ticket office can't be reached. Nothing was bought. Try again later."
        case .answerLost:
            "The ticket office didn't answer, so the tickets may have been bought. Try again: the "
                + "same tickets are not bought twice."
        case .cancelled:
            "The payment was cancelled. Nothing was bought."
        }
    }
}
