import AnalyticsDiagnostics
import HeraldCore
import Shared
import Synchronization
import Testing
import Tickets

@Suite struct TicketsActionTests {
    @Test func `the actions have names that every vendor takes`() {
        #expect(DiagnosticNames.problem(in: TicketsAction.self) == nil)
    }

    @Test(arguments: [0, 11])
    func `buying a number that isn't sold is an action before the refusal`(count: Int) throws {
        var world = try World.confirming(count: count)
        try world.journey.choose(.buy)
        let calls = world.recorder.newCalls()
        #expect(calls.first == .buyTap)
        #expect(calls.dropFirst().map(\.name) == ["purchase_failed"])
    }

    @Test func `buying is an action before an office that can't be reached fails`() throws {
        var world = try World.confirming()
        world.office.simulation.setOffline(true)
        try world.journey.choose(.buy)
        #expect(world.recorder.newCalls() == [.buyTap, .officeError(1)])
    }

    @Test func `buying is an action before the answer is lost, and again on each try`() throws {
        var world = try World.confirming()
        world.office.simulation.loseNextAnswer()
        try world.journey.choose(.buy)
        try world.journey.choose(.buy)
        #expect(
            world.recorder.newCalls().map(\.name) == [
                "user_action", "app_error", "user_action", "ticket_purchased", "tickets_purchased",
            ]
        )
    }

    @Test func `the office is asked after the action is tracked`() throws {
        let recorder = Recorder()
        let office = CuriousOffice(recorder: recorder)
        var journey = TicketsJourney(
            office: office,
            events: recorder,
            instrumentation: DefaultTicketPurchaseInstrumentation(
                events: recorder,
                properties: recorder,
                errors: ErrorReporter(to: recorder)
            ),
            makeId: ids("key")
        )
        try journey.openConfirmation(for: .adult, fareId: .day)
        _ = recorder.newCalls()
        try journey.choose(.buy)
        #expect(office.callsBefore == [.buyTap])
    }

    @Test(arguments: [TicketsChoice.back, .chooseAgain])
    func `going to another screen is no action`(choice: TicketsChoice) throws {
        var world = try World.confirming()
        if choice == .chooseAgain { try world.journey.choose(.buy) }
        _ = world.recorder.newCalls()
        try world.journey.choose(choice)
        let calls = world.recorder.newCalls()
        #expect(calls.count == 1)
        #expect(!calls.map(\.name).contains("user_action"))
    }

    @Test(arguments: [TicketsChoice.removeTicket, .count(-1), .rider(.adult), .fare(.day)])
    func `a choice that the screen doesn't have is no action`(choice: TicketsChoice) throws {
        var world = try World.confirming(count: 0)
        #expect(throws: ImpossibleChoice.self) { try world.journey.choose(choice) }
        #expect(world.recorder.newCalls() == [])
    }

    @Test func `a fare that the rider isn't offered is no action`() throws {
        var world = World(offering: fares(adultDay: nil))
        world.journey.openFareList(for: .adult)
        _ = world.recorder.newCalls()
        #expect(throws: ImpossibleChoice.self) { try world.journey.choose(.fare(.day)) }
        #expect(world.recorder.newCalls() == [])
    }

    @Test func `a journey with every choice performs every action`() throws {
        var world = World()
        world.journey.openRiderList()
        for choice in [TicketsChoice.rider(.child), .fare(.single), .addTicket, .buy] {
            try world.journey.choose(choice)
        }
        let coverage = DiagnosticCoverage(of: world.recorder.events)
        #expect(coverage.missing(TicketsAction.self) == [])
        #expect(coverage.missing(TicketsScreen.self) == [])
    }
}

/// An office that can't be reached, and keeps what was tracked until it was asked.
private final class CuriousOffice: TicketOffice {
    private let recorder: Recorder
    private let calls = Mutex<[Call]>([])

    init(recorder: Recorder) {
        self.recorder = recorder
    }

    var callsBefore: [Call] { calls.withLock { $0 } }

    func buy(_ order: TicketOrder) throws(PurchaseError) -> Receipt {
        let before = recorder.newCalls()
        calls.withLock { $0 = before }
        throw .unanswered(.unreachable)
    }
}
