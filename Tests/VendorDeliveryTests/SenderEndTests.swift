import Synchronization
import Testing
import VendorDelivery
import VendorTesting

/// How runs of a sender end.
@Suite struct SenderEndTests {
    @Test func `a run ends when nothing got on for longer than its patience`() throws {
        let stage = SenderStage(Array(repeating: .noConnection, count: 50))
        stage.accept(1...3)
        let (report, outcome) = try stage.run(.drain(patience: 7))
        #expect(outcome == .notReached(.init(host: "vendor.example", reason: "refused")))
        #expect(stage.time.pauses == [0.5, 1, 2])
        #expect(report.requests == 4)
        #expect(stage.queue.waitingCount(of: "vendor") == 3)
    }

    @Test func `a run does not wait at all for a vendor that asks for too long`() throws {
        let stage = SenderStage([.status(200), .status(503, ["retry-after": "3600"])])
        stage.accept(1...8)
        let (report, outcome) = try stage.run(.drain(patience: 60))
        #expect(outcome == .askedToWait(seconds: 3_600, reason: "HTTP 503"))
        #expect(report.delivered == 4)
        #expect(stage.time.pauses == [])
    }

    @Test func `patience is for one trouble, not for all of a run`() throws {
        let stage = SenderStage([.status(503), .status(200), .status(503), .status(200)])
        stage.accept(1...8)
        #expect(try stage.run(.drain(patience: 0.5)).outcome == .drained)
    }

    @Test func `without consent nothing is sent and nothing is lost`() throws {
        let stage = SenderStage([])
        stage.accept(1...3)
        let (report, outcome) = try stage.run { nil }
        #expect(outcome == .notPermitted)
        #expect(report.requests == 0)
        #expect(stage.queue.waitingCount(of: "vendor") == 3)
    }

    @Test func `consent is asked for before each request, also of one that was split`() throws {
        let stage = SenderStage([.status(413)])
        stage.accept(1...8)
        let asked = Counter()
        let (report, outcome) = try stage.run { asked.next() <= 3 ? 0 : nil }
        #expect(outcome == .notPermitted)
        #expect(report.requests == 3)
        #expect(stage.transport.keys == [[1, 2, 3, 4], [1, 2], [3, 4]])
    }

    @Test func `a continuous run looks for new records until it is cancelled`() throws {
        let cancellation = Cancellation()
        let queue = MemoryQueue()
        let looks = Counter()
        let clock = SenderClock(
            now: { 0 },
            wait: { seconds, _ in
                #expect(seconds == 3)
                switch looks.next() {
                case 1, 2: queue.accept([makeRecord(key: UInt128(looks.value))])
                default: cancellation.cancel()
                }
            },
            random: { 0 }
        )
        let transport = ScriptedTransport([])
        let sender = Sender(
            route: SenderStage.route(),
            queue: queue,
            transport: transport,
            clock: clock,
            permission: { 0 }
        )
        let (report, outcome) = try sender.run(
            .continuous(lookingEvery: 3),
            holding: SenderLease(inMemory: "vendor"),
            until: cancellation
        )
        #expect(outcome == .cancelled)
        #expect(report.delivered == 2)
        #expect(transport.keys == [[1], [2]])
    }

    @Test func `a run that is cancelled sends nothing`() throws {
        let stage = SenderStage([])
        stage.accept(1...3)
        stage.cancellation.cancel()
        let (report, outcome) = try stage.run()
        #expect(outcome == .cancelled)
        #expect(report.requests == 0)
    }

    @Test func `a request that is cancelled on its way is settled before the run ends`() throws {
        let transport = ScriptedTransport { _, _, cancellation in
            cancellation.cancel()
            return .noAnswer
        }
        let stage = SenderStage(transport)
        stage.accept(1...1, repetition: .once)
        stage.accept(2...5)
        let (report, outcome) = try stage.run()
        #expect(outcome == .cancelled)
        #expect(report.inDoubt == 1)
        #expect(stage.queue.waitingCount(of: "vendor") == 4)
        #expect(stage.time.pauses == [])
    }
}
