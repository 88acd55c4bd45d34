import StorageTesting
import Testing

@testable import VendorDelivery

/// What each way to keep records promises, whichever it is.
@Suite struct RecordWriterContractTests {
    private let stage: OutboxStage
    private let outbox: Outbox

    init() throws {
        stage = try OutboxStage()
        outbox = stage.outbox()
    }

    /// Enough for the records of a test, on a machine that does much else.
    static let patience = Duration.seconds(60)

    @Test(arguments: WriterKind.allCases)
    func `what was put can be claimed, whole and in each vendor's order`(kind: WriterKind) throws {
        let writer = kind.writer(over: outbox)
        let record = VendorRecord.sample("é", body: "{\"a\":\"\u{0}ü\"}", repetition: .once)
        writer.put("one", "two")
        writer.put("other", for: "beta")
        writer.put([record], epoch: 1)
        #expect(writer.waitUntilQueued(within: Self.patience))
        #expect(try stage.queued("alpha") == ["1|one", "2|two", "3|é"])
        #expect(try stage.queued("beta") == ["1|other"])
        let claimed = try outbox.claim("alpha", by: .sample, permission: { 1 }).prefix(2)
        try outbox.settle("alpha", claimed.map { ($0.number, .delivered) })
        var stored = record
        stored.epoch = 1
        #expect(
            try outbox.claim("alpha", by: .sample, permission: { 1 })
                == [QueuedRecord(number: 3, record: stored)]
        )
        #expect(writer.close(within: Self.patience))
        #expect(stage.problems.isEmpty)
    }

    @Test(arguments: WriterKind.allCases)
    func `the records of a call are kept when it is over, also when it throws`(
        kind: WriterKind
    ) throws {
        let writer = kind.writer(over: outbox)
        #expect(throws: CancellationError.self) {
            try writer.call { () throws in
                writer.put("one")
                writer.put("two", for: "beta")
                writer.call { writer.put("inner") }
                throw CancellationError()
            }
        }
        #expect(writer.waitUntilQueued(within: Self.patience))
        #expect(try stage.queued("alpha") == ["1|inner", "2|one"])
        #expect(try stage.queued("beta") == ["1|two"])
    }

    @Test(arguments: WriterKind.allCases)
    func `a record keeps the epoch that was in force when it came`(kind: WriterKind) throws {
        let writer = kind.writer(over: outbox)
        writer.put([.sample("old")], epoch: 7)
        writer.put([.sample("new")], epoch: 8)
        #expect(writer.waitUntilQueued(within: Self.patience))
        #expect(try stage.query("SELECT epoch, name FROM alpha_records") == ["7|old", "8|new"])
        #expect(try outbox.claimNames(epoch: 8) == ["new"])
        #expect(try outbox.status(of: "alpha")?.purged == 1)
    }

    @Test(arguments: WriterKind.allCases)
    func `a purge leaves no byte of a vendor, and the others' records`(kind: WriterKind) throws {
        let writer = kind.writer(over: outbox)
        for number in 1...50 {
            writer.call {
                writer.put([.sample("\(number)", body: #"{"alpha":"canary"}"#)])
                writer.put([.sample("\(number)", for: "beta", body: #"{"beta":"canary"}"#)])
            }
        }
        let purge = try writer.purge(vendors: ["alpha"])
        #expect(purge.queued == ["alpha": 50])
        #expect(purge.isErased)
        #expect(try stage.scratch.names(holding: #"{"alpha":"canary"}"#) == [])
        writer.put("after")
        #expect(writer.waitUntilQueued(within: Self.patience))
        #expect(try outbox.status(of: "alpha")?.queued == 1)
        #expect(try outbox.status(of: "beta")?.queued == 50)
        #expect(try stage.scratch.names(holding: #"{"alpha":"canary"}"#) == [])
        withExtendedLifetime(writer) {}
    }

    @Test(arguments: WriterKind.allCases)
    func `what is put after the end is stored at once`(kind: WriterKind) throws {
        let writer = kind.writer(over: outbox)
        writer.put("before")
        #expect(writer.close(within: Self.patience))
        writer.put("after")
        #expect(try stage.queued("alpha") == ["1|before", "2|after"])
        #expect(stage.problems.isEmpty)
    }

    @Test(arguments: WriterKind.allCases)
    func `threads that put at once lose nothing, each in its order`(kind: WriterKind) async throws {
        let writer = kind.writer(over: outbox)
        await withTaskGroup(of: Void.self) { group in
            for thread in 1...3 {
                group.addTask {
                    for number in 1...100 {
                        writer.call { writer.put("\(thread)-\(number)") }
                    }
                }
            }
        }
        #expect(writer.waitUntilQueued(within: Self.patience))
        for thread in 1...3 {
            let names = try stage.query(
                "SELECT name FROM alpha_records WHERE name LIKE '\(thread)-%' ORDER BY number"
            )
            #expect(names == (1...100).map { "\(thread)-\($0)" })
        }
    }
}
