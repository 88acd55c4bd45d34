import AnalyticsDiagnostics
import HeraldCore
import Shared
import Testing
import Tickets

@Suite struct TicketsErrorTests {
    @Test func `the error kinds have names that every vendor takes`() {
        #expect(DiagnosticNames.problem(in: TicketsErrorKind.self) == nil)
    }

    /// A dashboard knows an error by these numbers, so none is ever given to another one.
    @Test func `the office's errors have the codes that they always had`() {
        let codes = TicketOfficeError.allCases.map { ErrorCode(of: $0) }
        #expect(codes == [1, 2, 3].map { ErrorCode(domain: "tickets.office", code: $0) })
    }

    @Test func `a purchase without an answer is an error of the app's`() throws {
        var world = try World.confirming()
        world.office.simulation.setOffline(true)
        try world.journey.choose(.buy)
        world.office.simulation.setOffline(false)
        world.office.simulation.loseNextAnswer()
        try world.journey.choose(.buy)
        let errors = world.recorder.newCalls().filter { $0.name == "app_error" }
        #expect(errors == [.officeError(1), .officeError(2)])
    }

    @Test func `an error that comes up again is counted`() throws {
        let errors = ErrorReporter(to: Recorder())
        let office = WatchedOffice()
        office.simulation.setOffline(true)
        var journey = TicketsJourney(
            office: office,
            events: Recorder(),
            instrumentation: DefaultTicketPurchaseInstrumentation(
                events: Recorder(),
                properties: Recorder(),
                errors: errors
            ),
            makeId: ids("key")
        )
        try journey.openConfirmation(for: .adult, fareId: .day)
        for _ in 0..<3 {
            try journey.choose(.buy)
        }
        #expect(errors.repetitions.map(\.operation) == ["buy_tickets"])
        #expect(errors.repetitions.map(\.code) == [ErrorCode(of: TicketOfficeError.unreachable)])
        #expect(errors.repetitions.map(\.count) == [2])
    }

    @Test func `a repeated error is tracked once`() throws {
        var world = try World.confirming()
        world.office.simulation.setOffline(true)
        try world.journey.choose(.buy)
        try world.journey.choose(.addTicket)
        _ = world.recorder.newCalls()
        try world.journey.choose(.buy)
        #expect(world.recorder.newCalls() == [.buyTap])
    }

    @Test func `a refusal is no error of the app's`() throws {
        var world = try World.confirming()
        world.office.simulation.changeFares(to: fares(adultDay: 600))
        try world.journey.choose(.buy)
        let calls = world.recorder.newCalls()
        #expect(calls == [.buyTap, .tracked("purchase_failed", ["reason": "price_changed"])])
    }

    @Test func `a cancelled purchase is only an action, and its retry keeps its key`() throws {
        var world = try World.confirming()
        let state = world.journey.state
        world.office.simulation.cancelNextPurchase()
        #expect(try world.journey.choose(.buy) == .unanswered(.cancelled))
        #expect(world.journey.state == state)
        #expect(world.recorder.newCalls() == [.buyTap])
        #expect(world.office.simulation.receipts == [])
        try world.journey.choose(.buy)
        #expect(world.office.sentKeys == ["key-1", "key-1"])
        #expect(
            world.recorder.newCalls().map(\.name) == [
                "user_action", "ticket_purchased", "tickets_purchased",
            ]
        )
    }

    @Test func `the app's reporter takes a cancellation for none, and no other error`() {
        let reporter = ErrorReporter(
            to: Recorder(),
            cancellations: TicketsAnalytics.cancellations
        )
        let cancellations = TicketOfficeError.allCases.filter(reporter.isCancellation)
        #expect(cancellations == [.cancelled])
    }
}
