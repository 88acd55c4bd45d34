import Foundation
import StorageTesting
import Synchronization
import Testing
import VendorTesting

@testable import VendorDelivery

@Suite struct DepartureGateTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
    }

    private func waiting(milliseconds: Int = 2) -> [String] {
        DepartureGate.awaitDepartures(
            of: ["adjust", "vendor"],
            in: scratch.path,
            milliseconds: milliseconds
        )
    }

    @Test func `who asks for permission is waited for until the request has begun`() throws {
        let looks = Looks()
        let transport = ScriptedTransport(
            beforeBegun: { looks.note(waiting()) },
            { _, _, _ in
                looks.note(waiting())
                return .response(.init(status: 200))
            }
        )
        let stage = SenderStage(transport)
        stage.accept(1...2)
        let sender = Sender(
            route: SenderStage.route(),
            queue: stage.queue,
            transport: transport,
            clock: stage.time.clock,
            permission: {
                looks.note(waiting())
                return 0
            }
        )
        _ = try sender.run(
            .drain(patience: 0),
            holding: SenderLease(of: "vendor", in: scratch.path),
            until: stage.cancellation
        )
        // While permission is asked, before the request begins, after; and while the rest is asked.
        #expect(looks.all == [["vendor"], ["vendor"], [], ["vendor"]])
        #expect(waiting() == [])
    }

    @Test func `where nobody ever sent nothing is made`() throws {
        #expect(waiting() == [])
        #expect(try scratch.names() == [])
    }

    @Test func `who waits between attempts isn't waited for`() throws {
        let looks = Looks()
        let stage = SenderStage([.noConnection])
        stage.accept(1...1)
        let sender = Sender(
            route: SenderStage.route(),
            queue: stage.queue,
            transport: stage.transport,
            clock: SenderClock(
                now: { 0 },
                wait: { _, _ in looks.note(waiting()) },
                random: { 0.5 }
            ),
            permission: { 0 }
        )
        _ = try sender.run(
            .drain(patience: 100),
            holding: SenderLease(of: "vendor", in: scratch.path),
            until: stage.cancellation
        )
        #expect(looks.all == [[]])
    }

    @Test func `who enters is waited for, also where the gate's file was removed`() throws {
        let gate = try DepartureGate(of: "vendor", in: scratch.path)
        gate.enter()
        gate.leave()
        try FileManager.default.removeItem(atPath: "\(scratch.path)/vendor.gate")
        gate.enter()
        #expect(waiting() == ["vendor"])
        gate.leave()
        #expect(waiting() == [])
    }

    @Test func `a gate whose directory is gone keeps nobody waiting`() throws {
        let gate = try DepartureGate(of: "vendor", in: scratch.path)
        try FileManager.default.removeItem(atPath: scratch.path)
        gate.enter()
        gate.leave()
        #expect(waiting() == [])
    }

    private final class Looks: Sendable {
        private let list = Mutex<[[String]]>([])

        var all: [[String]] { list.withLock { $0 } }

        func note(_ vendors: [String]) {
            list.withLock { $0.append(vendors) }
        }
    }
}
