extension PaymentRefusal: CustomStringConvertible {
    package var description: String {
        switch self {
        case .cardDeclined: "The bank declined the card. Nothing was paid. Use another one."
        case .cardExpired: "The card has expired. Nothing was paid. Use another one."
        case .priceChanged: "The pass doesn't cost any more what was shown."
        }
    }
}

extension BankError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unreachable: "The bank can't be reached. Nothing was paid. Try again later."
        case .answerLost:
            "The bank didn't answer, so the pass may have been paid. Try again: the same pass is "
                + "not paid twice."
        case .cancelled: "The payment was cancelled. Nothing was paid."
        }
    }
}
