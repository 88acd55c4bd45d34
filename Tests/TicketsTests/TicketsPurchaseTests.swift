import AnalyticsDiagnostics
import HeraldCore
import Shared
import Testing
import Tickets

@Suite struct TicketsPurchaseTests {
    @Test(arguments: [1, 10])
    func `one to ten tickets are sold`(count: Int) throws {
        var world = try World.confirming(count: count)
        try world.journey.choose(.buy)
        #expect(
            world.recorder.newCalls() == [
                .buyTap, purchased(count: count), .set("tickets_purchased", .int(count)),
            ]
        )
    }

    @Test(
        arguments: [
            (0, PurchaseRefusal.noTickets, ["reason": "no_tickets"]),
            (
                11, .ticketLimitExceeded(requested: 11, max: 10),
                ["reason": "ticket_limit_exceeded", "requested": 11, "max": 10]
            ),
        ] as [(Int, PurchaseRefusal, [String: AnalyticsValue])]
    )
    func `no ticket and more than ten are refused without asking the office`(
        count: Int,
        refusal: PurchaseRefusal,
        parameters: [String: AnalyticsValue]
    ) throws {
        var world = try World.confirming(count: count)
        world.office.simulation.setOffline(true)
        let state = world.journey.state
        #expect(try world.journey.choose(.buy) == .refused(refusal))
        #expect(world.journey.state == state)
        #expect(world.recorder.newCalls() == [.buyTap, .tracked("purchase_failed", parameters)])
        #expect(world.office.sentOrders == [])
    }

    @Test(
        arguments: [
            (600, PurchaseRefusal.priceChanged, "price_changed"),
            (nil, .fareUnavailable, "fare_unavailable"),
        ] as [(Int?, PurchaseRefusal, AnalyticsValue)]
    )
    func `what the office sells no more at this price is refused`(
        cents: Int?,
        refusal: PurchaseRefusal,
        reason: AnalyticsValue
    ) throws {
        var world = try World.confirming()
        world.office.simulation.changeFares(to: fares(adultDay: cents))
        #expect(try world.journey.choose(.buy) == .refused(refusal))
        #expect(
            world.recorder.newCalls() == [
                .buyTap, .tracked("purchase_failed", ["reason": reason]),
            ]
        )
        #expect(world.office.simulation.receipts == [])
    }

    @Test func `a retry after no connection keeps its key and is tracked once`() throws {
        var world = try World.confirming(count: 2)
        world.office.simulation.setOffline(true)
        #expect(try world.journey.choose(.buy) == .unanswered(.unreachable))
        #expect(try world.journey.choose(.buy) == .unanswered(.unreachable))
        #expect(world.recorder.newCalls() == [.buyTap, .officeError(1), .buyTap])
        world.office.simulation.setOffline(false)
        try world.journey.choose(.buy)
        #expect(world.office.sentKeys == ["key-1", "key-1", "key-1"])
        #expect(
            world.recorder.newCalls() == [
                .buyTap, purchased(count: 2), .set("tickets_purchased", 2),
            ]
        )
    }

    @Test func `a retry after a lost answer buys and tracks once`() throws {
        var world = try World.confirming(count: 2)
        world.office.simulation.loseNextAnswer()
        #expect(try world.journey.choose(.buy) == .unanswered(.answerLost))
        #expect(world.recorder.newCalls() == [.buyTap, .officeError(2)])
        let receipt = try #require(world.office.simulation.receipts.first)
        #expect(try world.journey.choose(.buy) == .purchased(receipt))
        #expect(world.office.simulation.receipts == [receipt])
        #expect(
            world.recorder.newCalls() == [
                .buyTap, purchased(count: 2), .set("tickets_purchased", 2),
            ]
        )
    }

    @Test func `a purchase whose answer was lost is not bought again by way of other screens`()
        throws
    {
        var world = try World.confirming()
        world.office.simulation.loseNextAnswer()
        try world.journey.choose(.buy)
        try world.journey.choose(.addTicket)
        try world.journey.choose(.back)
        try world.journey.choose(.fare(.day))
        try world.journey.choose(.buy)
        #expect(world.office.sentKeys == ["key-1", "key-1"])
        #expect(world.office.simulation.receipts.count == 1)
    }

    @Test(arguments: [
        [TicketsChoice.addTicket],
        [.count(3)],
        [.back, .fare(.month)],
        [.back, .back, .rider(.child), .fare(.day)],
    ])
    func `another order after a failure has another key`(choices: [TicketsChoice]) throws {
        var world = try World.confirming()
        world.office.simulation.setOffline(true)
        try world.journey.choose(.buy)
        for choice in choices {
            try world.journey.choose(choice)
        }
        try world.journey.choose(.buy)
        #expect(world.office.sentKeys == ["key-1", "key-2"])
    }

    @Test func `a refused order that is tried again keeps its key`() throws {
        var world = try World.confirming()
        world.office.simulation.changeFares(to: fares(adultDay: nil))
        try world.journey.choose(.buy)
        world.office.simulation.changeFares(to: .standard)
        try world.journey.choose(.buy)
        #expect(world.office.sentKeys == ["key-1", "key-1"])
    }

    @Test func `after a success the same is bought again only by choosing again`() throws {
        var world = try World.confirming()
        try world.journey.choose(.buy)
        #expect(throws: ImpossibleChoice.self) { try world.journey.choose(.buy) }
        _ = world.recorder.newCalls()
        for choice in [TicketsChoice.chooseAgain, .rider(.adult), .fare(.day), .buy] {
            try world.journey.choose(choice)
        }
        #expect(world.office.sentKeys == ["key-1", "key-2"])
        #expect(
            world.recorder.newCalls().suffix(3) == [
                .buyTap, purchased(count: 1, orderId: "order-2"), .set("tickets_purchased", 1),
            ]
        )
    }

    @Test func `a key is made when the purchase is confirmed and not before`() throws {
        let keys = ids("key")
        var world = World()
        world.journey = TicketsJourney(
            office: world.office,
            events: world.recorder,
            instrumentation: DefaultTicketPurchaseInstrumentation(
                events: world.recorder,
                properties: world.recorder,
                errors: ErrorReporter(to: world.recorder)
            ),
            makeId: keys
        )
        try world.journey.openConfirmation(for: .adult, fareId: .day)
        try world.journey.choose(.addTicket)
        #expect(keys() == "key-1")
        try world.journey.choose(.buy)
        #expect(world.office.sentKeys == ["key-2"])
    }

    @Test func `what a person is told says whether to try again`() {
        #expect(TicketOfficeError.unreachable.description.contains("Nothing was bought"))
        #expect(TicketOfficeError.answerLost.description.contains("not bought twice"))
        #expect(TicketOfficeError.cancelled.description.contains("Nothing was bought"))
    }

    private func purchased(count: Int, orderId: String = "order-1") -> Call {
        .tracked(
            "ticket_purchased",
            [
                "order_id": .string(orderId), "rider_id": "adult", "fare_id": "day",
                "count": .int(count), "total": .double(Double(5 * count)), "currency": "USD",
            ]
        )
    }
}
