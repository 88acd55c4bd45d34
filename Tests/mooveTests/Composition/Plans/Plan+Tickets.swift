import Tickets

extension Plan {
    static let tickets = Plan(
        "tickets",
        examples: TicketsAnalytics.examples,
        screensFromOthers: ["rider_list", "fare_list", "ticket_confirmation"],
        events: [
            "rider_selected": [
                "select_content(content_id, content_type)", "rider_selected(rider_id)",
                "rider_selected(rider_id)", "–", "–",
            ],
            "fare_selected": [
                "fare_selected(fare_id, price, rider_id)",
                "fare_selected(fare_id, price, rider_id)",
                "fare_selected(fare_id, price, rider_id)", "–", "–",
            ],
            "ticket_count_changed": [
                "ticket_count_changed(count)", "dropped by Tickets", "ticket_count_changed(count)",
                "dropped by Tickets", "–",
            ],
            "ticket_purchased": [
                "purchase(currency, items.item_category, items.item_id, items.item_name, "
                    + "items.price, items.quantity, transaction_id, value)",
                "ticket_purchased(count, currency, fare_id, order_id, rider_id, total) + "
                    + "$append($transactions.$amount, $transactions.$time, $transactions.order_id)",
                "revenue_amount($currency, $price, $productId, $quantity, $revenueType, order_id)",
                "abc123(currency, order_id, revenue)",
                "af_purchase(af_content_id, af_content_type, af_currency, af_order_id, "
                    + "af_quantity, af_revenue)",
            ],
            "purchase_failed": [
                "purchase_failed(max?, reason, requested?)",
                "purchase_failed(max?, reason, requested?)",
                "purchase_failed(max?, reason, requested?)", "–", "–",
            ],
            "user_action": userAction,
            "app_error": appError,
        ],
        exampleProperties: TicketsAnalytics.exampleProperties,
        properties: [
            "tickets_purchased": [
                "kept", "$set(tickets_purchased)", "$identify($set.tickets_purchased)", "kept",
                "none",
            ]
        ]
    )
}
