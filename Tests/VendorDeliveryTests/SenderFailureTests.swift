import Synchronization
import Testing
import VendorDelivery
import VendorTesting

/// Queues that can be read and not written to.
@Suite struct SenderFailureTests {
    @Test func `a request whose answer can't be stored is counted, and what it carried is not`()
        throws
    {
        let stage = SenderStage([.status(200)])
        stage.accept(1...2)
        let sender = Sender(
            route: SenderStage.route(maximumAge: nil),
            queue: ReadOnlyQueue(queue: stage.queue),
            transport: stage.transport,
            clock: stage.time.clock,
            permission: { 0 },
            report: { [reports = stage.reports] in reports.add($0) }
        )
        #expect(throws: ReadOnlyQueue.Refusal.self) {
            try sender.run(
                .drain(patience: 100),
                holding: SenderLease(inMemory: "vendor"),
                until: stage.cancellation
            )
        }
        let report = try #require(stage.reports.all.last)
        #expect(report.requests == 1)
        #expect(report.delivered == 0)
    }
}

/// Hands out another queue's records, and notes nothing of what came of them.
private struct ReadOnlyQueue: RecordQueue {
    struct Refusal: Error {}

    let queue: MemoryQueue

    func claim(
        _ vendor: String,
        by rule: BatchRule,
        permission: () -> Int?
    ) throws -> [QueuedRecord] {
        queue.claim(vendor, by: rule, permission: permission)
    }

    func settle(_ vendor: String, _ fates: [(number: Int, fate: RecordFate)]) throws {
        throw Refusal()
    }

    func isEmpty(_ vendor: String) -> Bool {
        queue.isEmpty(vendor)
    }

    func pauseEnd(of vendor: String) -> Int {
        queue.pauseEnd(of: vendor)
    }

    func pause(_ vendor: String, until time: Int) {
        queue.pause(vendor, until: time)
    }
}
