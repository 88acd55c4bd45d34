import AnalyticsDiagnostics
import HeraldCore
import Shared
import Testing
import Tickets

@Suite struct TicketsScreenTests {
    @Test func `the screens have names that every vendor takes`() {
        #expect(DiagnosticNames.problem(in: TicketsScreen.self) == nil)
    }

    @Test func `coming back from the background is a new visit from the same source`() throws {
        var world = try World.opened(from: OtherScreen.home)
        world.journey.phaseChanged(to: .inactive)
        world.journey.phaseChanged(to: .background)
        world.journey.phaseChanged(to: .background)
        #expect(world.recorder.newCalls() == [])
        world.journey.phaseChanged(to: .inactive)
        world.journey.phaseChanged(to: .active)
        world.journey.phaseChanged(to: .active)
        #expect(world.recorder.newCalls() == [.screen("rider_list", from: "home")])
    }

    @Test func `only the screen in view is visited again`() throws {
        var world = try World.opened(from: OtherScreen.home)
        try world.journey.choose(.rider(.adult))
        _ = world.recorder.newCalls()
        world.journey.phaseChanged(to: .background)
        world.journey.phaseChanged(to: .active)
        #expect(world.recorder.newCalls() == [.screen("fare_list", from: "rider_list")])
    }

    @Test func `a screen that is opened in the background is visited when the app comes back`() {
        var world = World()
        world.journey.phaseChanged(to: .background)
        world.journey.openFareList(for: .adult)
        #expect(world.recorder.newCalls() == [])
        world.journey.phaseChanged(to: .active)
        #expect(world.recorder.newCalls() == [.screen("fare_list")])
    }

    @Test func `what the app shows after the journey is left is no visit of the journey's`() throws
    {
        var world = try World.opened(from: OtherScreen.home)
        world.journey.leave()
        world.journey.leave()
        world.journey.phaseChanged(to: .background)
        world.journey.phaseChanged(to: .active)
        #expect(world.journey.state == .closed)
        #expect(world.recorder.newCalls() == [])
    }

    @Test func `leaving for another tab and opening again is a new visit`() throws {
        var world = try World.opened(from: OtherScreen.home)
        world.journey.leave()
        world.journey.openRiderList(from: OtherScreen.search)
        #expect(world.recorder.newCalls() == [.screen("rider_list", from: "search")])
    }

    @Test func `opening the screen that is in view is a new visit`() throws {
        var world = try World.opened(from: OtherScreen.home)
        world.journey.openRiderList()
        #expect(world.recorder.newCalls() == [.screen("rider_list")])
    }

    @Test func `nothing can be chosen after the journey is left`() throws {
        var world = try World.confirming()
        world.journey.leave()
        #expect(world.journey.possibleChoices == [])
        #expect(throws: ImpossibleChoice.self) { try world.journey.choose(.buy) }
        #expect(world.recorder.newCalls() == [])
    }

    @Test func `an order that may have been bought keeps its key while the journey is left`() throws
    {
        var world = try World.confirming()
        world.office.simulation.loseNextAnswer()
        try world.journey.choose(.buy)
        world.journey.leave()
        try world.journey.openConfirmation(for: .adult, fareId: .day)
        try world.journey.choose(.buy)
        #expect(world.office.sentKeys == ["key-1", "key-1"])
        #expect(world.office.simulation.receipts.count == 1)
    }

    @Test func `each screen says which one it was opened from, back and again too`() throws {
        var world = World()
        world.journey.openRiderList(from: OtherScreen.home)
        let choices: [TicketsChoice] = [
            .rider(.adult), .fare(.day), .back, .back, .rider(.adult), .fare(.day), .buy,
            .chooseAgain,
        ]
        for choice in choices {
            try world.journey.choose(choice)
        }
        let screens = TicketsScreen.allCases.map(\.rawValue)
        #expect(
            world.recorder.newCalls().filter { screens.contains($0.name) } == [
                .screen("rider_list", from: "home"),
                .screen("fare_list", from: "rider_list"),
                .screen("ticket_confirmation", from: "fare_list"),
                .screen("fare_list", from: "ticket_confirmation"),
                .screen("rider_list", from: "fare_list"),
                .screen("fare_list", from: "rider_list"),
                .screen("ticket_confirmation", from: "fare_list"),
                .screen("rider_list", from: "ticket_confirmation"),
            ]
        )
    }

    @Test func `every screen can be opened from another feature's`() throws {
        var world = World()
        world.journey.openRiderList(from: OtherScreen.home)
        world.journey.openFareList(for: .adult, from: OtherScreen.search)
        try world.journey.openConfirmation(for: .adult, fareId: .day, from: OtherScreen.home)
        #expect(
            world.recorder.newCalls() == [
                .screen("rider_list", from: "home"), .screen("fare_list", from: "search"),
                .screen("ticket_confirmation", from: "home"),
            ]
        )
    }

    @Test func `a state says which screen shows it`() throws {
        var world = World()
        #expect(world.journey.state.screen == nil)
        world.journey.openRiderList()
        #expect(world.journey.state.screen == .riderList)
        try world.journey.choose(.rider(.adult))
        #expect(world.journey.state.screen == .fareList)
        try world.journey.choose(.fare(.day))
        #expect(world.journey.state.screen == .ticketConfirmation)
        try world.journey.choose(.buy)
        #expect(world.journey.state.screen == .ticketConfirmation)
    }
}

extension World {
    /// A journey at the list of riders, and what led there forgotten.
    fileprivate static func opened(from source: some Screen) throws -> World {
        var world = World()
        world.journey.openRiderList(from: source)
        _ = world.recorder.newCalls()
        return world
    }
}
