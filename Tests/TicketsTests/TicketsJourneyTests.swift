import HeraldCore
import Shared
import Testing
import Tickets

@Suite struct TicketsJourneyTests {
    @Test func `a whole purchase is tracked step by step`() throws {
        var world = World()
        world.journey.openRiderList(from: OtherScreen.home)
        try world.journey.choose(.rider(.adult))
        try world.journey.choose(.fare(.day))
        try world.journey.choose(.addTicket)
        try world.journey.choose(.addTicket)
        try world.journey.choose(.removeTicket)
        let outcome = try world.journey.choose(.buy)

        let receipt = Receipt(
            orderId: "order-1",
            order: order(count: 2),
            total: dollars(cents: 1000)
        )
        #expect(outcome == .purchased(receipt))
        #expect(world.journey.state == .purchased(receipt))
        #expect(
            world.recorder.newCalls() == [
                .screen("rider_list", from: "home"),
                .action("select_rider", on: "rider_list"),
                .tracked("rider_selected", ["rider_id": "adult"]),
                .screen("fare_list", from: "rider_list"),
                .action("select_fare", on: "fare_list"),
                .tracked("fare_selected", ["rider_id": "adult", "fare_id": "day", "price": 5.0]),
                .screen("ticket_confirmation", from: "fare_list"),
                .countChange,
                .tracked("ticket_count_changed", ["count": 2]),
                .countChange,
                .tracked("ticket_count_changed", ["count": 3]),
                .countChange,
                .tracked("ticket_count_changed", ["count": 2]),
                .buyTap,
                .tracked(
                    "ticket_purchased",
                    [
                        "order_id": "order-1", "rider_id": "adult", "fare_id": "day", "count": 2,
                        "total": 10.0, "currency": "USD",
                    ]
                ),
                .set("tickets_purchased", 2),
            ]
        )
    }

    @Test func `a new journey shows and tracks nothing`() {
        let world = World()
        #expect(world.journey.state == .closed)
        #expect(world.recorder.newCalls() == [])
    }

    @Test func `a journey that begins at the fares is a screen and no selection`() throws {
        var world = World()
        world.journey.openFareList(for: .child)
        #expect(world.journey.state == .fareList(.child))
        #expect(world.recorder.newCalls() == [.screen("fare_list")])
    }

    @Test func `a journey that begins at the confirmation buys at the table's price`() throws {
        var world = World()
        try world.journey.openConfirmation(for: .senior, fareId: .month)
        let outcome = try world.journey.choose(.buy)
        guard case .purchased(let receipt) = outcome else {
            Issue.record("The outcome was \(outcome).")
            return
        }
        #expect(receipt.total == dollars(cents: 4000))
        #expect(world.office.sentOrders == [order(rider: .senior, fareId: .month, cents: 4000)])
    }

    @Test func `a confirmation isn't opened for a fare that the rider can't have`() throws {
        var world = World(offering: fares(adultDay: nil))
        world.journey.openRiderList()
        let error = try #require(throws: FareNotOffered.self) {
            try world.journey.openConfirmation(for: .adult, fareId: .day)
        }
        #expect(error.description == "Rider 'adult' isn't offered the fare 'day'.")
        #expect(world.journey.state == .riderList)
        #expect(world.recorder.newCalls() == [.screen("rider_list")])
    }

    @Test func `going back is entering the screen before`() throws {
        var world = try World.confirming()
        try world.journey.choose(.back)
        #expect(world.journey.state == .fareList(.adult))
        try world.journey.choose(.back)
        #expect(world.journey.state == .riderList)
        #expect(
            world.recorder.newCalls() == [
                .screen("fare_list", from: "ticket_confirmation"),
                .screen("rider_list", from: "fare_list"),
            ]
        )
    }

    @Test func `a confirmation starts at one ticket and shows the total`() throws {
        var world = try World.confirming()
        try world.journey.choose(.back)
        try world.journey.choose(.fare(.month))
        var confirmation = try world.confirmation()
        #expect(confirmation.count == 1)
        #expect(confirmation.total == dollars(cents: 10_000))
        try world.journey.choose(.count(3))
        confirmation = try world.confirmation()
        #expect(confirmation.total == dollars(cents: 30_000))
    }

    @Test func `a number of tickets that can't be priced has no total and is refused`() throws {
        var world = try World.confirming(count: .max)
        #expect(try world.confirmation().total == nil)
        let outcome = try world.journey.choose(.buy)
        #expect(outcome == .refused(.ticketLimitExceeded(requested: .max, max: 10)))
    }

    @Test func `the number of tickets can be stepped beyond what is sold, and down to none`() throws
    {
        var world = try World.confirming(count: 10)
        try world.journey.choose(.addTicket)
        #expect(try world.confirmation().count == 11)
        try world.journey.choose(.count(1))
        try world.journey.choose(.removeTicket)
        #expect(try world.confirmation().count == 0)
        #expect(
            world.recorder.newCalls()
                == [11, 1, 0].flatMap { count -> [Call] in
                    [.countChange, .tracked("ticket_count_changed", ["count": .int(count)])]
                }
        )
    }

    @Test func `the same number of tickets is an action and no change`() throws {
        var world = try World.confirming(count: 3)
        try world.journey.choose(.count(3))
        #expect(world.recorder.newCalls() == [.countChange])
    }

    @Test func `an impossible choice says what is possible and changes nothing`() throws {
        var world = try World.confirming(count: 0)
        let state = world.journey.state
        let error = try #require(throws: ImpossibleChoice.self) {
            try world.journey.choose(.removeTicket)
        }
        #expect(
            error.description == "'remove ticket' isn't possible here. "
                + "Possible: 'add ticket', 'count NUMBER', 'buy', 'back'."
        )
        #expect(world.journey.state == state)
        #expect(world.recorder.newCalls() == [])
    }

    @Test func `nothing is possible before a screen is opened`() throws {
        var world = World()
        let error = try #require(throws: ImpossibleChoice.self) { try world.journey.choose(.buy) }
        #expect(
            error.description
                == "'buy' isn't possible here. No screen of the journey is open."
        )
    }
}

extension World {
    fileprivate func confirmation() throws -> TicketConfirmation {
        guard case .confirmation(let confirmation) = journey.state else {
            throw Unexpected(state: journey.state)
        }
        return confirmation
    }

    private struct Unexpected: Error {
        let state: TicketsState
    }
}
