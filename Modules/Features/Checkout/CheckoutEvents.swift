import HeraldCore
import Shared

/// Somebody chose a pass and is asked for a card.
struct CheckoutStarted: Event {
    let pass: TravelPass

    var name: String { "checkout_started" }
    var parameters: [String: AnalyticsValue] { pass.parameters }
}

/// Somebody asked to pay, whatever comes of it.
struct PayTapped: Event {
    let pass: TravelPass

    var name: String { "pay_tapped" }
    var parameters: [String: AnalyticsValue] { pass.parameters }
}

/// A card number was on the screen: for the app alone, so every vendor's rules drop it.
struct CardNumberSeen: Event {
    var name: String { "card_number_seen" }
}

/// A pass was paid: tracked once for an order, however often its payment was tried.
struct CheckoutCompleted: Event {
    let receipt: PassReceipt

    var name: String { "checkout_completed" }
    var parameters: [String: AnalyticsValue] {
        receipt.order.pass.parameters.merging(["order_id": .string(receipt.orderId)]) { $1 }
    }
}

/// The bank refused an order, for a reason that the domain knows.
struct CheckoutFailed: Event {
    let refusal: PaymentRefusal

    var name: String { "checkout_failed" }
    var parameters: [String: AnalyticsValue] {
        switch refusal {
        case .cardDeclined: ["reason": "card_declined"]
        case .cardExpired: ["reason": "card_expired"]
        case .priceChanged: ["reason": "price_changed"]
        }
    }
}

extension TravelPass {
    fileprivate var parameters: [String: AnalyticsValue] {
        [
            "pass_id": .string(id), "total": .double(price.majorUnits),
            "currency": .string(price.currency.code),
        ]
    }
}
