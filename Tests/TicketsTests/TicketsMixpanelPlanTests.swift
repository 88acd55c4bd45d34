import HeraldCore
import Testing
import VendorDelivery

@testable import Tickets

/// What Mixpanel gets of each event in an app's chain.
@Suite struct TicketsMixpanelPlanTests {
    private static let plan = TicketsPlan.with([
        "rider_list": [],
        "fare_list": [],
        "ticket_confirmation": [],
        "ticket_count_changed": [],
        "ticket_purchased": sale + [Sent("$append", ["$transactions": .object(charge)])],
    ])

    private static let sale = TicketsPlan.own.filter { $0.name == "ticket_purchased" }

    private static let charge: JSONMembers = [
        "$amount": .number(10), "$time": .string("2026-01-01T12:00:00.000Z"),
        "order_id": .string("order-1"),
    ]

    @Test(arguments: ChainPart.orders)
    func `Mixpanel gets what is planned, in whatever order features are joined`(
        parts: [ChainPart]
    ) {
        let chain = VendorChain.mixpanel(parts)
        #expect(TicketsAnalytics.examples.map(chain.sent) == Self.plan)
    }

    @Test(arguments: ChainPart.orders)
    func `another feature's event goes by that feature's rules`(parts: [ChainPart]) {
        #expect(VendorChain.mixpanel(parts).sent(SeatTaken()) == [])
    }

    @Test func `without rules of this feature every event goes under its own name`() {
        let chain = VendorChain.mixpanel([.screenViews])
        for (event, own) in zip(TicketsAnalytics.examples, TicketsPlan.own)
        where !(event is any ScreenViewEvent) {
            #expect(chain.sent(event) == [own])
        }
    }
}
