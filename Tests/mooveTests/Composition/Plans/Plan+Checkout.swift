import Checkout

extension Plan {
    static let checkout = Plan(
        "checkout",
        examples: CheckoutAnalytics.examples,
        screens: ["checkout"],
        events: [
            "checkout_started": [
                "begin_checkout(currency, items.item_category, items.item_id, items.item_name, "
                    + "items.price, items.quantity, value)",
                "checkout_started(currency, pass_id, total)",
                "checkout_started(currency, pass_id, total)",
                "cs0001(currency, pass_id, total)",
                "af_initiated_checkout(af_content_id, af_currency, af_price)",
            ],
            "pay_tapped": [
                "add_payment_info(currency, items.item_category, items.item_id, items.item_name, "
                    + "items.price, items.quantity, value)",
                "pay_tapped(currency, pass_id, total)", "pay_tapped(currency, pass_id, total)",
                "–", "–",
            ],
            "card_number_seen": Array(repeating: "dropped by Checkout", count: 5),
            "checkout_completed": [
                "purchase(currency, items.item_category, items.item_id, items.item_name, "
                    + "items.price, items.quantity, transaction_id, value)",
                "checkout_completed(currency, order_id, pass_id, total) + "
                    + "$append($transactions.$amount, $transactions.$time, $transactions.order_id)",
                "revenue_amount($currency, $price, $productId, $quantity, $revenueType, order_id)",
                "cc0001(currency, order_id, revenue)",
                "af_purchase(af_content_id, af_content_type, af_currency, af_order_id, "
                    + "af_quantity, af_revenue)",
            ],
            "checkout_failed": [
                "checkout_failed(reason)", "checkout_failed(reason)", "checkout_failed(reason)",
                "–", "–",
            ],
            "checkout_flow": [flow, flow, flow, "–", "–"],
            "user_action": userAction,
            "app_error": appError,
        ]
    )

    private static let flow =
        "checkout_flow(card_ms, choose_ms, error_code?, error_domain?, failing_step?, "
        + "flow_version, outcome, pay_ms, sample_rate)"
}
