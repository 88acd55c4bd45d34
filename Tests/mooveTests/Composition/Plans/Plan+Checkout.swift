import Checkout

extension Plan {
    static let checkout = Plan(
        "checkout",
        examples: CheckoutAnalytics.examples,
        screens: ["checkout"],
        events: [
            "checkout_started":
                "begin_checkout, checkout_started, checkout_started, cs0001, af_initiated_checkout",
            "pay_tapped": "add_payment_info, pay_tapped, pay_tapped, -, -",
            "card_number_seen": "-, -, -, -, -",
            "checkout_completed":
                "purchase, checkout_completed + $append, revenue_amount, cc0001, af_purchase",
            "checkout_failed": "checkout_failed, checkout_failed, checkout_failed, -, -",
            "checkout_flow": "checkout_flow, checkout_flow, checkout_flow, -, -",
            "user_action": userAction,
            "app_error": appError,
        ]
    )
}
