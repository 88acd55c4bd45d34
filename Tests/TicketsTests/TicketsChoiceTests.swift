import Shared
import Testing
import Tickets

@Suite struct TicketsChoiceTests {
    @Test(arguments: [
        (TicketsChoice.rider(.adult), "rider adult"), (.fare(.month), "fare month"),
        (.addTicket, "add ticket"), (.removeTicket, "remove ticket"), (.count(0), "count 0"),
        (.count(11), "count 11"), (.count(-1), "count -1"), (.buy, "buy"), (.back, "back"),
        (.chooseAgain, "choose again"),
    ])
    func `a choice has one name and is found by it`(choice: TicketsChoice, name: String) {
        #expect(choice.name == name)
        #expect(TicketsChoice(name: name) == choice)
    }

    @Test(arguments: [
        "", " ", "rider", "rider ", "rider  adult", " rider adult", "rider adult ", "rider adults",
        "rider adult now", "Rider adult", "fare year", "count", "count ", "count +3", "count 03",
        "count 3.0", "count 99999999999999999999", "count NUMBER", "buy now", "Buy", "choose",
    ])
    func `no other name is a choice`(name: String) {
        #expect(TicketsChoice(name: name) == nil)
    }

    @Test func `every choice that is listed is possible, and no other is`() throws {
        for world in try Self.worlds() {
            let listed = world.journey.possibleChoices
                .map { $0.replacing("NUMBER", with: "3") }
                .map { TicketsChoice(name: $0) }
            for choice in Self.everyChoice {
                var journey = world.journey
                let isPossible = (try? journey.choose(choice)) != nil
                #expect(
                    isPossible == listed.contains(choice),
                    "\(choice) in \(world.journey.state)"
                )
            }
            #expect(!listed.contains(nil))
        }
    }

    @Test func `the list names what the state offers`() throws {
        let lists = try Self.worlds().map(\.journey.possibleChoices)
        let numbers = ["count NUMBER", "buy", "back"]
        #expect(
            lists == [
                [],
                ["rider adult", "rider child", "rider senior"],
                ["fare single", "fare month", "back"],
                ["add ticket", "remove ticket"] + numbers,
                ["add ticket"] + numbers,
                ["remove ticket"] + numbers,
                ["choose again"],
            ]
        )
    }

    private static let everyChoice: [TicketsChoice] =
        Rider.allCases.map { .rider($0) } + FareId.allCases.map { .fare($0) }
        + [.addTicket, .removeTicket, .count(3), .count(-1), .buy, .back, .chooseAgain]

    /// A journey in each state, with fares of which adults can't have one.
    private static func worlds() throws -> [World] {
        let closed = World(offering: fares(adultDay: nil))
        var riders = closed
        riders.journey.openRiderList()
        var fareList = closed
        fareList.journey.openFareList(for: .adult)
        var one = closed
        try one.journey.openConfirmation(for: .adult, fareId: .single)
        var none = one
        try none.journey.choose(.count(0))
        var most = one
        try most.journey.choose(.count(.max))
        var sold = one
        try sold.journey.choose(.buy)
        return [closed, riders, fareList, one, none, most, sold]
    }
}
