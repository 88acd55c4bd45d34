import Synchronization
import Testing

@testable import VendorDelivery

/// What goes when more waits than may.
@Suite struct OutboxBacklogTests {
    private let stage: OutboxStage

    init() throws {
        stage = try OutboxStage()
    }

    private func outbox(records: Int, bytes: Int = .max) -> Outbox {
        stage.outbox(backlog: Backlog(maximumRecords: records, maximumBytes: bytes))
    }

    private func names(_ vendor: String) throws -> [String] {
        try stage.query("SELECT name FROM \(vendor)_records ORDER BY number")
    }

    @Test func `the oldest of the vendor that matters least go first`() throws {
        let outbox = outbox(records: 5)
        outbox.put("a1", "a2", for: "alpha")
        outbox.put("c1", "c2", for: "gamma")
        outbox.put("b1", for: "beta")
        #expect(stage.problems.isEmpty)
        outbox.put("a3", for: "alpha")
        #expect(try names("gamma") == ["c2"])
        outbox.put("a4", "a5", "a6", for: "alpha")
        #expect(try names("gamma").isEmpty)
        #expect(try names("beta").isEmpty)
        #expect(try names("alpha") == ["a2", "a3", "a4", "a5", "a6"])
        #expect(try outbox.status().vendors.map(\.evicted) == [1, 1, 2])
    }

    @Test func `records with revenue go when no others are left`() throws {
        let outbox = outbox(records: 3)
        outbox.put([.sample("paid", for: "gamma", hasRevenue: true), .sample("seen", for: "gamma")])
        outbox.put("a1", for: "alpha")
        outbox.put("a2", for: "alpha")
        #expect(try names("gamma") == ["paid"])
        outbox.put("a3", "a4", for: "alpha")
        #expect(try names("gamma") == ["paid"])
        #expect(try names("alpha") == ["a3", "a4"])
        outbox.put([.sample("p1", hasRevenue: true), .sample("p2", hasRevenue: true)])
        outbox.put([.sample("p3", hasRevenue: true)])
        #expect(try names("gamma").isEmpty)
        #expect(try names("alpha") == ["p1", "p2", "p3"])
    }

    @Test func `bytes count as well`() throws {
        let record = VendorRecord.sample("a", body: String(repeating: "x", count: 100))
        let outbox = outbox(records: 100, bytes: record.storedBytes * 3)
        for _ in 1...5 { outbox.put([record]) }
        // A hundredth is made free at once, so two go for the fourth and none for the fifth.
        let status = try outbox.status(of: "alpha")
        #expect(status?.evicted == 2)
        #expect(status?.queuedBytes == record.storedBytes * 3)
    }

    @Test func `what is in flight stays`() throws {
        let outbox = outbox(records: 2)
        outbox.put([.sample("flying", repetition: .once)])
        #expect(try outbox.claimNames() == ["flying"])
        outbox.put("a2", "a3")
        #expect(try names("alpha") == ["flying", "a3"])
    }

    @Test func `numbers grow on when the newest record had to go`() throws {
        let outbox = outbox(records: 2)
        outbox.put([.sample("p1", hasRevenue: true), .sample("p2", hasRevenue: true)])
        outbox.put("seen")
        #expect(try stage.queued("alpha") == ["1|p1", "2|p2"])
        self.outbox(records: 2).put([.sample("p4", hasRevenue: true)])
        #expect(try stage.queued("alpha") == ["2|p2", "4|p4"])
    }

    @Test func `it is told of once a run, and each eviction is counted`() throws {
        let outbox = outbox(records: 200)
        for number in 1...1_000 { outbox.put("\(number)", for: OutboxStage.vendors[number % 3]) }
        #expect(stage.problems == [.backlogFull(Backlog(maximumRecords: 200, maximumBytes: .max))])
        let vendors = try outbox.status().vendors
        #expect(vendors.reduce(0) { $0 + $1.queued + $1.evicted } == 1_000)
        #expect((198...200).contains(vendors.reduce(0) { $0 + $1.queued }))
    }

    @Test func `whatever happens, all that came is accounted for`() throws {
        var generator = SplitMix(seed: 5)
        let outbox = outbox(records: 40, bytes: 3_000)
        var came: [String: Int] = [:]
        for _ in 1...400 {
            let vendor = OutboxStage.vendors[generator.next(below: 3)]
            switch generator.next(below: 6) {
            case 0:
                let numbers = try outbox.claim(vendor, by: .sample, permission: { 1 }).map(\.number)
                let fates: [RecordFate] = [
                    .delivered, .again, .dead(reason: "no"), .inDoubt(reason: "maybe"),
                ]
                try outbox.settle(vendor, numbers.map { ($0, fates[generator.next(below: 4)]) })
            case 1 where generator.next(below: 10) == 0: _ = try outbox.purge(vendors: [vendor])
            default:
                let count = 1 + generator.next(below: 4)
                came[vendor, default: 0] += count
                outbox.put(
                    (1...count).map { _ in
                        .sample(
                            "event",
                            for: vendor,
                            body: String(repeating: "x", count: generator.next(below: 200)),
                            repetition: generator.next(below: 2) == 0 ? .safe : .once,
                            hasRevenue: generator.next(below: 4) == 0
                        )
                    }
                )
            }
            try check(outbox, came)
        }
    }

    /// Compares the arithmetic with what a count says.
    private func check(_ outbox: Outbox, _ came: [String: Int]) throws {
        for status in try outbox.status().vendors {
            let gone = [status.sent, status.dead, status.inDoubt, status.purged, status.evicted]
            #expect(status.queued + gone.reduce(0, +) == came[status.vendor, default: 0])
            let position = outbox.store.withLock { store in
                store.database?.queue(of: status.vendor)?.position
            }
            #expect(position?.queued == status.queued)
            #expect(position?.queuedBytes == status.queuedBytes)
        }
    }
}

/// SplitMix64: the same numbers in each run.
struct SplitMix {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next(below bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }
}
