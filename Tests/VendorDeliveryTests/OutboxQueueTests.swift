import Testing

@testable import VendorDelivery

/// The sender's side: what is claimed, and how it ends.
@Suite struct OutboxQueueTests {
    private let stage: OutboxStage
    private let outbox: Outbox

    init() throws {
        stage = try OutboxStage()
        outbox = stage.outbox()
    }

    @Test func `what is claimed stays queued until it is settled`() throws {
        outbox.put("one", "two")
        #expect(try outbox.claimNames() == ["one", "two"])
        #expect(try outbox.claimNames() == ["one", "two"])
        try outbox.settle("alpha", [(1, .delivered)])
        #expect(try outbox.claimNames() == ["two"])
        #expect(try outbox.claimNames("beta").isEmpty)
    }

    @Test func `no more is claimed than one request may hold`() throws {
        outbox.put((1...12).map { .sample("\($0)") })
        #expect(try outbox.claimNames() == (1...10).map(String.init))
        outbox.put([.sample("large", for: "beta", body: String(repeating: "x", count: 20_000))])
        outbox.put("small", for: "beta")
        #expect(try outbox.claimNames("beta") == ["large"])
    }

    @Test func `nothing is claimed without permission`() throws {
        outbox.put("one")
        #expect(try outbox.claimNames(epoch: nil).isEmpty)
        #expect(try stage.queued("alpha") == ["1|one"])
    }

    @Test func `records of another epoch are forgotten and counted`() throws {
        outbox.put([.sample("old"), .sample("older")], epoch: 1)
        outbox.put([.sample("new")], epoch: 2)
        outbox.put([.sample("late")], epoch: 1)
        #expect(try outbox.claimNames(epoch: 2) == ["new"])
        let status = try outbox.status(of: "alpha")
        #expect(status?.purged == 3)
        #expect(status?.queued == 1)
    }

    /// Of the oldest the size is known without looking at each, of others it isn't.
    @Test(arguments: 1...3)
    func `what waits is counted to the byte, whatever left the queue`(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        outbox.put((1...40).map { .sample("\($0)", body: String(repeating: "x", count: $0)) })
        var waiting = Array(1...40)
        while !waiting.isEmpty {
            let start = random.next(below: 2) == 0 ? 0 : random.next(below: waiting.count)
            let settled = waiting[start...].prefix(1 + random.next(below: 5))
            let fate: RecordFate = random.next(below: 4) == 0 ? .dead(reason: "no") : .delivered
            try outbox.settle("alpha", settled.map { ($0, fate) })
            waiting.removeAll { settled.contains($0) }
            let sizes = try stage.query("SELECT count(*), total(byte_count) FROM alpha_records")
            let status = try #require(try outbox.status(of: "alpha"))
            #expect(sizes == ["\(status.queued)|\(Double(status.queuedBytes))"])
            #expect(status.queued == waiting.count)
        }
    }

    @Test func `a pause that a vendor asked for outlives the process`() throws {
        #expect(try outbox.pauseEnd(of: "alpha") == 0)
        try outbox.pause("alpha", until: 42)
        #expect(try stage.outbox().pauseEnd(of: "alpha") == 42)
        #expect(try stage.outbox().pauseEnd(of: "beta") == 0)
        #expect(try stage.outbox().status().vendors.map(\.pausedUntil) == [42, nil, nil])
    }

    @Test func `the last time of a name outlives the process, and no purge`() throws {
        func claimedTime() throws -> [Int] {
            try stage.outbox().claim("alpha", by: .raisingTimes, permission: { 1 })
                .map { $0.record.time - VendorRecord.sampleTime }
        }
        outbox.put([.sample("tap", time: 60)])
        #expect(try claimedTime() == [60])
        try outbox.settle("alpha", [(1, .delivered)])
        outbox.put([.sample("tap", time: 59)])
        #expect(try claimedTime() == [60])
        _ = try outbox.purge(vendors: ["alpha"])
        #expect(try stage.query("SELECT * FROM alpha_last_times") == [])
        outbox.put([.sample("tap", time: 59)])
        #expect(try claimedTime() == [59])
    }

    @Test func `each end is counted, and kept with its reason where nothing was delivered`() throws
    {
        outbox.put("one", "two", "three", "four", "five")
        try outbox.settle(
            "alpha",
            [
                (1, .delivered), (2, .dead(reason: "no such event")), (3, .again),
                (4, .inDoubt(reason: "no answer")), (5, .delivered),
            ]
        )
        let status = try #require(try outbox.status(of: "alpha"))
        #expect(status.queued == 1)
        #expect(status.queuedBytes == 24)
        #expect(status.oldest == 1_767_225_600_000_000)
        #expect([status.sent, status.dead, status.inDoubt, status.retried] == [2, 1, 1, 1])
        let setAside = try outbox.setAsideRecords().map { "\($0.number) \($0.cause) \($0.reason)" }
        #expect(setAside == ["2 dead no such event", "4 inDoubt no answer"])
        #expect(try stage.query("SELECT number, name FROM alpha_dead_letters") == ["2|two"])
    }

    @Test func `a record that is settled twice is counted once`() throws {
        outbox.put("one")
        try outbox.settle("alpha", [(1, .delivered)])
        try outbox.settle("alpha", [(1, .delivered), (1, .dead(reason: "late"))])
        #expect(try outbox.status(of: "alpha")?.sent == 1)
        #expect(try outbox.status(of: "alpha")?.dead == 0)
        #expect(try outbox.status(of: "alpha")?.queued == 0)
    }

    @Test func `what must not be repeated is in doubt when its process died`() throws {
        outbox.put([.sample("event", repetition: .once)])
        outbox.put("profile")
        #expect(try outbox.claimNames() == ["event"])
        let next = stage.outbox()
        #expect(try next.recover("alpha") == 1)
        #expect(try next.recover("alpha") == 0)
        #expect(try next.claimNames() == ["profile"])
        #expect(try next.setAsideRecords().map(\.name) == ["event"])
        #expect(try next.setAsideRecords().map(\.cause) == [.inDoubt])
    }

    @Test func `what was settled is not in doubt`() throws {
        outbox.put([.sample("event", repetition: .once)])
        for fate in [RecordFate.again, .delivered] {
            #expect(try outbox.claimNames() == ["event"])
            try outbox.settle("alpha", [(1, fate)])
            #expect(try stage.outbox().recover("alpha") == 0)
        }
    }

    @Test func `what may be repeated leaves no mark when it is claimed`() throws {
        outbox.put("one")
        let version = try stage.query("SELECT count(*) FROM in_flight")
        #expect(try outbox.claimNames() == ["one"])
        #expect(try stage.query("SELECT count(*) FROM in_flight") == version)
    }

    @Test func `the last thousand dead records of a vendor are kept`() throws {
        outbox.put((1...1_005).map { .sample("\($0)") })
        try outbox.settle("alpha", (1...1_005).map { ($0, .dead(reason: "refused")) })
        let kept = try outbox.setAsideRecords()
        #expect(kept.map(\.number) == Array(6...1_005))
        #expect(try outbox.status(of: "alpha")?.dead == 1_005)
    }
}
