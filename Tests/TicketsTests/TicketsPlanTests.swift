import HeraldCore
import Testing
import VendorDelivery

@testable import Tickets

/// What each vendor gets of each event in an app's chain.
@Suite struct TicketsPlanTests {
    private struct Row {
        let event: String
        let firebase: [Sent]
        let mixpanel: [Sent]

        init(_ event: String, firebase: [Sent], mixpanel: [Sent]) {
            self.event = event
            self.firebase = firebase
            self.mixpanel = mixpanel
        }

        /// An event that both get under its own name.
        init(_ event: String, toBoth parameters: JSONMembers) {
            let sent = [Sent(event, parameters)]
            self.init(event, firebase: sent, mixpanel: sent)
        }

        init(screen: String, from source: String) {
            let view = Sent(
                "screen_view",
                ["screen_name": .string(screen), "source": .string(source)]
            )
            self.init(screen, firebase: [view], mixpanel: [])
        }

        init(action: String, on screen: String) {
            self.init(
                "user_action",
                toBoth: ["action": .string(action), "source": .string(screen)]
            )
        }

        init(officeError code: Int) {
            self.init(
                "app_error",
                toBoth: [
                    "operation": .string("buy_tickets"), "error_domain": .string("tickets.office"),
                    "error_code": .integer(code),
                ]
            )
        }
    }

    private static let plan = [
        Row(screen: "rider_list", from: "ticket_confirmation"),
        Row(screen: "fare_list", from: "rider_list"),
        Row(screen: "ticket_confirmation", from: "fare_list"),
        Row(action: "select_rider", on: "rider_list"),
        Row(action: "select_fare", on: "fare_list"),
        Row(action: "change_ticket_count", on: "ticket_confirmation"),
        Row(action: "buy_tickets", on: "ticket_confirmation"),
        Row(officeError: 1),
        Row(officeError: 2),
        Row(
            "rider_selected",
            firebase: [
                Sent(
                    "select_content",
                    ["content_type": .string("rider"), "content_id": .string("adult")]
                )
            ],
            mixpanel: [Sent("rider_selected", ["rider_id": .string("adult")])]
        ),
        Row(
            "fare_selected",
            toBoth: ["rider_id": .string("adult"), "fare_id": .string("day"), "price": .number(5)]
        ),
        Row(
            "ticket_count_changed",
            firebase: [Sent("ticket_count_changed", ["count": .integer(2)])],
            mixpanel: []
        ),
        Row(
            "ticket_purchased",
            firebase: [
                Sent(
                    "purchase",
                    [
                        "transaction_id": .string("order-1"), "value": .number(10),
                        "currency": .string("USD"),
                        "items": .array([
                            .object([
                                "item_id": .string("adult_day"),
                                "item_name": .string("day ticket (adult)"),
                                "item_category": .string("day"), "price": .number(5),
                                "quantity": .integer(2),
                            ])
                        ]),
                    ]
                )
            ],
            mixpanel: [
                Sent(
                    "ticket_purchased",
                    [
                        "order_id": .string("order-1"), "rider_id": .string("adult"),
                        "fare_id": .string("day"),
                        "count": .integer(2), "total": .number(10), "currency": .string("USD"),
                    ]
                ),
                Sent(
                    "$append",
                    [
                        "$transactions": .object([
                            "$amount": .number(10), "$time": .string("2026-01-01T12:00:00.000Z"),
                            "order_id": .string("order-1"),
                        ])
                    ]
                ),
            ]
        ),
        Row("purchase_failed", toBoth: ["reason": .string("fare_unavailable")]),
        Row("purchase_failed", toBoth: ["reason": .string("no_tickets")]),
        Row(
            "purchase_failed",
            toBoth: [
                "reason": .string("ticket_limit_exceeded"), "requested": .integer(11),
                "max": .integer(10),
            ]
        ),
        Row("purchase_failed", toBoth: ["reason": .string("price_changed")]),
        Row("purchase_failed", toBoth: ["reason": .string("key_reused")]),
    ]

    /// Every order in which an app may put its parts, the first being that of the app here.
    private static let orders: [[ChainPart]] = [
        [.screenViews, .tickets, .anotherFeature],
        [.screenViews, .anotherFeature, .tickets],
        [.tickets, .screenViews, .anotherFeature],
        [.tickets, .anotherFeature, .screenViews],
        [.anotherFeature, .screenViews, .tickets],
        [.anotherFeature, .tickets, .screenViews],
    ]

    @Test(arguments: orders)
    func `each vendor gets what is planned, in whatever order features are joined`(
        parts: [ChainPart]
    ) {
        let chains = VendorChains(parts)
        let examples = TicketsAnalytics.examples
        #expect(examples.map(\.name) == Self.plan.map(\.event))
        for (event, row) in zip(examples, Self.plan) {
            let sent = chains.sent(event)
            #expect(sent.firebase == row.firebase, "\(event.name)")
            #expect(sent.mixpanel == row.mixpanel, "\(event.name)")
        }
    }

    @Test(arguments: orders)
    func `another feature's event goes by that feature's rules`(parts: [ChainPart]) {
        let sent = VendorChains(parts).sent(SeatTaken())
        #expect(sent.firebase == [Sent("join_group", ["group_id": .string("seats")])])
        #expect(sent.mixpanel == [])
    }

    /// GA4 takes no currency without a value, which a purchase has only in GA4's own form.
    @Test func `without rules of this feature every event goes under its own name`() {
        let chains = VendorChains([.screenViews])
        for event in TicketsAnalytics.examples where !(event is any ScreenViewEvent) {
            let sent = chains.sent(event)
            #expect(sent.mixpanel.map(\.name) == [event.name])
            #expect(sent.firebase == (event is TicketPurchased ? [] : sent.mixpanel))
        }
    }
}
