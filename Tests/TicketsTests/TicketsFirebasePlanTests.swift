import HeraldCore
import Testing
import VendorDelivery

@testable import Tickets

/// What Firebase gets of each event in an app's chain.
@Suite struct TicketsFirebasePlanTests {
    private static let plan = TicketsPlan.with([
        "rider_list": [view(of: "rider_list", from: "ticket_confirmation")],
        "fare_list": [view(of: "fare_list", from: "rider_list")],
        "ticket_confirmation": [view(of: "ticket_confirmation", from: "fare_list")],
        "rider_selected": [
            Sent(
                "select_content",
                ["content_type": .string("rider"), "content_id": .string("adult")]
            )
        ],
        "ticket_purchased": [
            Sent(
                "purchase",
                [
                    "transaction_id": .string("order-1"), "value": .number(10),
                    "currency": .string("USD"), "items": .array([.object(item)]),
                ]
            )
        ],
    ])

    private static let item: JSONMembers = [
        "item_id": .string("adult_day"), "item_name": .string("day ticket (adult)"),
        "item_category": .string("day"), "price": .number(5), "quantity": .integer(2),
    ]

    private static func view(of screen: String, from source: String) -> Sent {
        Sent("screen_view", ["screen_name": .string(screen), "source": .string(source)])
    }

    @Test(arguments: ChainPart.orders)
    func `Firebase gets what is planned, in whatever order features are joined`(
        parts: [ChainPart]
    ) {
        let chain = VendorChain.firebase(parts)
        #expect(TicketsAnalytics.examples.map(chain.sent) == Self.plan)
    }

    @Test(arguments: ChainPart.orders)
    func `another feature's event goes by that feature's rules`(parts: [ChainPart]) {
        let sent = VendorChain.firebase(parts).sent(SeatTaken())
        #expect(sent == [Sent("join_group", ["group_id": .string("seats")])])
    }

    /// GA4 takes no currency without a value, which a purchase has only in GA4's own form.
    @Test func `without rules of this feature an event goes under its own name, but no sale`() {
        let chain = VendorChain.firebase([.screenViews])
        for (event, own) in zip(TicketsAnalytics.examples, TicketsPlan.own)
        where !(event is any ScreenViewEvent) {
            #expect(chain.sent(event) == (event is TicketPurchased ? [] : [own]))
        }
    }
}
