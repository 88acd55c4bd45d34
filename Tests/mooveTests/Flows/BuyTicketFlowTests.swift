import Testing

@testable import moove

@Suite struct BuyTicketFlowTests {
    private let flow: PlayedFlow

    init() throws {
        flow = try PlayedFlow("buy-ticket")
    }

    @Test func `Firebase gets GA4's purchase with all that it counts by`() throws {
        let sale = try #require(flow.firebase.first { $0.name == "purchase" })
        let order = try #require(sale.values["transaction_id"]?.text)
        #expect(order.wholeMatch(of: /order-[0-9a-f]{16}/) != nil)
        #expect(
            sale.values == [
                "transaction_id": "\(order)",
                "value": 10,
                "currency": "USD",
                "items": [
                    [
                        "item_id": "adult_day",
                        "item_name": "day ticket (adult)",
                        "item_category": "day",
                        "price": 5,
                        "quantity": 2,
                    ]
                ],
            ]
        )
        #expect(flow.text.contains(#""transaction_id":"\#(order)","value":10.0}"#))
        #expect(flow.text.contains(#""price":5.0,"quantity":2}]"#))
        #expect(flow.firebase.filter { $0.name == "purchase" }.count == 1)
        #expect(!flow.firebase.contains { $0.name == "ticket_purchased" })
    }

    @Test func `Mixpanel gets the event and then the charge`() throws {
        let records = flow.mixpanel.filter { $0.action == "confirm" }
        #expect(records.map(\.name) == ["ticket_purchased", "$append", "$set"])
        let purchase = try #require(flow.firebase.first { $0.name == "purchase" })
        let order = try #require(purchase.values["transaction_id"])
        #expect(
            records.map(\.values) == [
                [
                    "order_id": order, "rider_id": "adult", "fare_id": "day", "count": 2,
                    "total": 10, "currency": "USD",
                ],
                [
                    "$transactions": [
                        "$amount": 10, "$time": "2026-01-01T12:00:06.000Z", "order_id": order,
                    ]
                ],
                ["tickets_purchased": 2],
            ]
        )
        let route = try #require(flow.tracked("ticket_purchased").first?.routes["mixpanel"])
        #expect(route["trackers"] == ["GenericMixpanelEventTracker", "ChargeMixpanelEventTracker"])
        #expect(route["factory"] == "TicketsMixpanelEventTrackerFactory")
        #expect(route["module"] == "Tickets")
    }

    @Test func `screens reach Firebase as its own event, and Mixpanel not at all`() throws {
        let screens = ["home", "rider_list", "fare_list", "ticket_confirmation"]
        let views = flow.firebase.filter { $0.name == "screen_view" }
        #expect(
            views.map { $0.values } == [
                ["screen_name": "home"],
                ["screen_name": "rider_list", "source": "home"],
                ["screen_name": "fare_list", "source": "rider_list"],
                ["screen_name": "ticket_confirmation", "source": "fare_list"],
            ]
        )
        #expect(flow.firebase.allSatisfy { !screens.contains($0.name) })
        for screen in screens {
            let call = try #require(flow.tracked(screen).first)
            #expect(call.routes["firebase"]?["outcome"] == "claimed")
            #expect(call.routes["mixpanel"]?["outcome"] == "dropped")
            #expect(
                call.routes["mixpanel"]?["factory"]
                    == "ScreenViewDroppingMixpanelEventTrackerFactory"
            )
            #expect(call.routes["mixpanel"]?["module"] == "moove")
        }
        let names = Set(flow.mixpanel.map(\.name))
        #expect(names.isDisjoint(with: screens + ["screen_view"]))
        #expect(!flow.mixpanel.isEmpty)
    }

    @Test func `the number of tickets reaches Firebase, and Tickets drops it for Mixpanel`() throws
    {
        #expect(flow.firebase.contains { $0.name == "ticket_count_changed" })
        #expect(!flow.mixpanel.contains { $0.name == "ticket_count_changed" })
        let route = try #require(flow.tracked("ticket_count_changed").first?.routes["mixpanel"])
        #expect(route["outcome"] == "dropped")
        #expect(route["factory"] == "TicketsMixpanelEventTrackerFactory")
        #expect(route["module"] == "Tickets")
        #expect(route["trackers"] == [])
    }

    @Test func `each event has the moment of its action`() {
        let times = flow.mixpanel.compactMap { $0.automatic["time"]?.integer }
        #expect(times == [1, 2, 3, 4, 6].map { 1_767_268_800_000 + $0 * 1_000 })
    }
}
