import StorageTesting
import Testing

@testable import VendorDelivery

/// What a purge leaves of the records it removes: nothing.
@Suite struct OutboxPurgeTests {
    private let stage: OutboxStage

    init() throws {
        stage = try OutboxStage()
    }

    /// Records with a canary in each, of which some are dead, in doubt or delivered.
    private func fill(_ outbox: Outbox) throws {
        for vendor in ["alpha", "beta"] {
            let bodies = (1...400).map { number in
                let padding = String(repeating: "-", count: number * 37 % 3_000)
                return "{\"\(vendor)-canary\":\(number)\(padding)}"
            }
            for body in bodies { outbox.put([.sample("event", for: vendor, body: body)]) }
            let fates = (1...200).map { number -> (number: Int, fate: RecordFate) in
                switch number % 3 {
                case 0: (number, .dead(reason: "refused"))
                case 1: (number, .inDoubt(reason: "no answer"))
                default: (number, .delivered)
                }
            }
            try outbox.settle(vendor, fates)
        }
    }

    @Test func `it removes and counts all that there is of the vendors`() throws {
        let outbox = stage.outbox()
        try fill(outbox)
        let purge = try outbox.purge(vendors: ["alpha"])
        #expect(purge.queued == ["alpha": 200])
        #expect(purge.setAside == ["alpha": 133])
        #expect(purge.isErased)
        #expect(try outbox.status(of: "alpha")?.purged == 200)
        #expect(try outbox.status(of: "alpha")?.queued == 0)
        #expect(try outbox.status(of: "beta")?.queued == 200)
        #expect(try outbox.setAsideRecords().allSatisfy { $0.vendor == "beta" })
        #expect(try outbox.purge(vendors: ["alpha"]).queued == ["alpha": 0])
    }

    @Test func `no byte of what it removed is left in the directory`() throws {
        let outbox = stage.outbox()
        try fill(outbox)
        #expect(try !stage.scratch.names(holding: "alpha-canary").isEmpty)
        _ = try outbox.purge(vendors: ["alpha"])
        #expect(try stage.scratch.names(holding: "alpha-canary") == [])
        #expect(try !stage.scratch.names(holding: "beta-canary").isEmpty)
        withExtendedLifetime(outbox) {}
    }

    @Test func `what is removed without being overwritten is found`() throws {
        let outbox = stage.outbox(erases: false)
        try fill(outbox)
        _ = try outbox.purge(vendors: ["alpha"])
        #expect(try !stage.scratch.names(holding: "alpha-canary").isEmpty)
        withExtendedLifetime(outbox) {}
    }

    @Test func `a reader in another process keeps the log, and is told of`() throws {
        let outbox = stage.outbox()
        outbox.put([.sample("one", body: "canary")])
        let reader = try Reader(of: stage.scratch.path(Outbox.fileName))
        #expect(try !outbox.purge(vendors: ["alpha"]).isErased)
        try reader.end()
        #expect(try outbox.purge(vendors: ["alpha"]).isErased)
        #expect(try stage.scratch.names(holding: "canary") == [])
        withExtendedLifetime(outbox) {}
    }
}
