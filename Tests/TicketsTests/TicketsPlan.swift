import VendorDelivery

/// What vendors get of the feature's examples, one after the other.
///
/// A vendor's tests say what is otherwise there.
enum TicketsPlan {
    /// Each example under its own name.
    static let own: [Sent] = [
        screen("rider_list", from: "ticket_confirmation"),
        screen("fare_list", from: "rider_list"),
        screen("ticket_confirmation", from: "fare_list"),
        action("select_rider", on: "rider_list"),
        action("select_fare", on: "fare_list"),
        action("change_ticket_count", on: "ticket_confirmation"),
        action("buy_tickets", on: "ticket_confirmation"),
        officeError(1),
        officeError(2),
        Sent("rider_selected", ["rider_id": .string("adult")]),
        Sent(
            "fare_selected",
            ["rider_id": .string("adult"), "fare_id": .string("day"), "price": .number(5)]
        ),
        Sent("ticket_count_changed", ["count": .integer(2)]),
        Sent(
            "ticket_purchased",
            [
                "order_id": .string("order-1"), "rider_id": .string("adult"),
                "fare_id": .string("day"), "count": .integer(2), "total": .number(10),
                "currency": .string("USD"),
            ]
        ),
        Sent("purchase_failed", ["reason": .string("fare_unavailable")]),
        Sent("purchase_failed", ["reason": .string("no_tickets")]),
        Sent(
            "purchase_failed",
            [
                "reason": .string("ticket_limit_exceeded"), "requested": .integer(11),
                "max": .integer(10),
            ]
        ),
        Sent("purchase_failed", ["reason": .string("price_changed")]),
        Sent("purchase_failed", ["reason": .string("key_reused")]),
    ]

    /// What a vendor gets: each example under its own name, unless it is among the others.
    static func with(_ others: [String: [Sent]]) -> [[Sent]] {
        own.map { others[$0.name] ?? [$0] }
    }

    private static func screen(_ name: String, from source: String) -> Sent {
        Sent(name, ["source": .string(source)])
    }

    private static func action(_ action: String, on screen: String) -> Sent {
        Sent("user_action", ["action": .string(action), "source": .string(screen)])
    }

    private static func officeError(_ code: Int) -> Sent {
        Sent(
            "app_error",
            [
                "operation": .string("buy_tickets"), "error_domain": .string("tickets.office"),
                "error_code": .integer(code),
            ]
        )
    }
}
