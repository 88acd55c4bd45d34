import Tickets

extension Plan {
    static let tickets = Plan(
        "tickets",
        examples: TicketsAnalytics.examples,
        screens: ["rider_list", "fare_list", "ticket_confirmation"],
        events: [
            "rider_selected": "select_content, rider_selected, rider_selected, -, -",
            "fare_selected": "fare_selected, fare_selected, fare_selected, -, -",
            "ticket_count_changed": "ticket_count_changed, -, ticket_count_changed, -, -",
            "ticket_purchased":
                "purchase, ticket_purchased + $append, revenue_amount, abc123, af_purchase",
            "purchase_failed": "purchase_failed, purchase_failed, purchase_failed, -, -",
            "user_action": userAction,
            "app_error": appError,
        ]
    )
}
