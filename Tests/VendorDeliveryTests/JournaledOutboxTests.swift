import Foundation
import Journal
import StorageTesting
import Synchronization
import Testing

@testable import VendorDelivery

/// The journal before an outbox, where it isn't like writing directly.
@Suite struct JournaledOutboxTests {
    private let stage: OutboxStage

    init() throws {
        stage = try OutboxStage()
    }

    /// Two files of a few pages, whose callers hardly wait.
    private static var small: JournalLimits {
        var limits = JournalLimits()
        limits.segmentBytes = 4 * Int(getpagesize())
        limits.totalBytes = 2 * limits.segmentBytes
        limits.longestWait = .milliseconds(1)
        return limits
    }

    @Test func `its calls are over while another process keeps the database`() throws {
        let outbox = stage.outbox()
        let writer = outbox.journaled()
        let reader = try Reader(of: stage.scratch.path(Outbox.fileName), writes: true)
        writer.put("one")
        writer.put("two", for: "beta")
        #expect(!writer.waitUntilQueued(within: .zero))
        try reader.end()
        #expect(writer.close(within: RecordWriterContractTests.patience))
        #expect(try stage.queued("alpha") == ["1|one"])
        #expect(try stage.queued("beta") == ["1|two"])
    }

    @Test func `what is moved after its consent is over is counted as purged, and not kept`() throws
    {
        let outbox = stage.outbox(isOutdated: { $1 == 1 })
        let writer = outbox.journaled()
        let reader = try Reader(of: stage.scratch.path(Outbox.fileName), writes: true)
        writer.put([.sample("outdated")], epoch: 1)
        writer.put([.sample("granted again")], epoch: 2)
        try reader.end()
        #expect(writer.close(within: RecordWriterContractTests.patience))
        #expect(try stage.queued("alpha") == ["2|granted again"])
        let status = try #require(try outbox.status(of: "alpha"))
        #expect(status.purged == 1)
        #expect(status.queued == 1)
        #expect(try outbox.purge(vendors: ["alpha"]).isErased)
        #expect(try stage.scratch.names(holding: "outdated") == [])
    }

    @Test func `a purge counts what a dead process left, also where its consent is over`() throws {
        let outbox = stage.outbox(isOutdated: { _, _ in true })
        let dead = try Journal(
            in: outbox.journalDirectory,
            to: RefusingDestination(),
            report: { _ in }
        )
        try dead.append([VendorRecord.sample("one").journalBytes])
        dead.close(within: .zero)
        #expect(try outbox.purge(vendors: ["alpha"]).queued["alpha"] == 1)
    }

    @Test func `a full journal refuses whole calls, counts them by vendor, and tells once`() throws
    {
        let outbox = stage.outbox()
        let writer = outbox.journaled(limits: Self.small)
        let reader = try Reader(of: stage.scratch.path(Outbox.fileName), writes: true)
        let body = String(repeating: "x", count: 3_000)
        for number in 1...100 {
            writer.call {
                writer.put([.sample("\(number)", body: body, hasRevenue: number % 10 == 0)])
                writer.put([.sample("\(number)", for: "beta", body: body)])
            }
        }
        try reader.end()
        #expect(writer.waitUntilQueued(within: RecordWriterContractTests.patience))
        writer.put("after")
        #expect(writer.close(within: RecordWriterContractTests.patience))
        let alpha = try #require(try outbox.status(of: "alpha"))
        let beta = try #require(try outbox.status(of: "beta"))
        #expect(alpha.dropped > 0)
        #expect(alpha.queued + alpha.dropped == 101)
        #expect(beta.queued + beta.dropped == 100)
        #expect(alpha.dropped == beta.dropped)
        let told = stage.problems.map(\.description)
        #expect(told.filter { $0.contains("so records are refused") }.count == 1)
        #expect(told.filter { $0.contains("must be kept wait") }.count == 1)
    }

    @Test func `what a journal tells waits for nobody who uses the outbox, and is told once`() {
        let outbox = stage.outbox()
        outbox.store.withLock { _ in
            outbox.tell(JournalIncident.waited)
            outbox.tell(JournalIncident.waited)
        }
        #expect(stage.problems.map(\.kind) == [.journal("\(JournalIncident.waited)")])
    }

    @Test func `what is longer than a file of the journal is stored after what came before`() throws
    {
        let writer = stage.outbox().journaled(limits: Self.small)
        writer.put("one")
        writer.put([.sample("long", body: String(repeating: "x", count: 100_000))])
        writer.put("three")
        #expect(writer.close(within: RecordWriterContractTests.patience))
        #expect(try stage.queued("alpha") == ["1|one", "2|long", "3|three"])
    }

    @Test func `without a place for a journal the outbox itself serves, which is told`() throws {
        let outbox = stage.outbox()
        try Data().write(to: URL(filePath: stage.scratch.path("journal")))
        let writer = outbox.journaled()
        writer.put("one")
        #expect(writer is Outbox)
        #expect(try stage.queued("alpha") == ["1|one"])
        guard stage.problems.count == 1, case .journalUnavailable = stage.problems[0] else {
            Issue.record("\(stage.problems)")
            return
        }
    }

    @Test func `an outbox in memory is filled directly`() throws {
        try Data().write(to: URL(filePath: stage.scratch.path("file")))
        let outbox = stage.outbox(at: stage.scratch.path("file/outbox"))
        let writer = outbox.journaled()
        writer.put("one")
        #expect(writer is Outbox)
        #expect(try outbox.claimNames() == ["one"])
    }

    @Test func `nothing is moved twice when a process ended after it had moved`() throws {
        let outbox = stage.outbox()
        let destination = OutboxDestination(outbox: outbox)
        let journal = JournalID(rawValue: 7)
        let records = ["one", "two", "three"].enumerated().map { index, name in
            JournalRecord(
                sequence: UInt64(index + 1),
                bytes: VendorRecord.sample(name).journalBytes
            )
        }
        let dead = try Journal(
            in: outbox.journalDirectory,
            id: journal,
            to: RefusingDestination(),
            report: { _ in }
        )
        try dead.append(records.map(\.bytes))
        dead.close(within: .zero)
        let watermark = JournalWatermark(journal: journal, sequence: 2)
        try destination.store(Array(records.prefix(2)), upTo: watermark)
        #expect(try destination.watermark(of: journal) == 2)
        #expect(outbox.adoptJournals() == 1)
        #expect(try stage.queued("alpha") == ["1|one", "2|two", "3|three"])
        #expect(try destination.watermark(of: journal) == nil)
        #expect(outbox.adoptJournals() == 0)
    }

    @Test func `what can't be read is set aside and told, and a purge removes it`() throws {
        let outbox = stage.outbox()
        let page = [
            JournalRecord(sequence: 1, bytes: VendorRecord.sample("one").journalBytes),
            JournalRecord(sequence: 2, bytes: Array("canary".utf8)),
            JournalRecord(sequence: 3, bytes: []),
            JournalRecord(sequence: 4, bytes: VendorRecord.sample("two").journalBytes),
        ]
        let watermark = JournalWatermark(journal: JournalID(rawValue: 7), sequence: 4)
        try OutboxDestination(outbox: outbox).store(page, upTo: watermark)
        #expect(try stage.queued("alpha") == ["1|one", "2|two"])
        #expect(
            try stage.query("SELECT sequence, bytes FROM unreadable_records")
                == ["2|b'canary'", "3|b''"]
        )
        #expect(stage.problems == [.unreadable(.unknownVersion(UInt8(ascii: "c")))])
        #expect(try outbox.status().unreadable == 2)
        _ = try outbox.purge(vendors: ["beta"])
        #expect(try outbox.status().unreadable == 0)
        #expect(try stage.scratch.names(holding: "canary") == [])
    }

    @Test func `records of a vendor that a program doesn't have wait for one that does`() throws {
        let records = (1...3).map { number in
            JournalRecord(
                sequence: UInt64(number),
                bytes: VendorRecord.sample("\(number)", for: "delta").journalBytes
            )
        }
        let destination = OutboxDestination(outbox: stage.outbox())
        let journal = JournalID(rawValue: 7)
        try destination.store(
            Array(records.prefix(2)),
            upTo: JournalWatermark(journal: journal, sequence: 2)
        )
        try destination.store(
            Array(records.suffix(1)),
            upTo: JournalWatermark(journal: journal, sequence: 3)
        )
        let outbox = stage.outbox(vendors: ["delta"])
        outbox.put("4", for: "delta")
        #expect(try stage.queued("delta") == ["1|1", "2|2", "3|3", "4|4"])
        #expect(try outbox.claimNames("delta", epoch: 0) == ["1", "2", "3"])
    }

    @Test func `a purge also removes what a dead process left in its journal`() throws {
        let outbox = stage.outbox()
        let dead = try Journal(
            in: outbox.journalDirectory,
            to: RefusingDestination(),
            report: { _ in }
        )
        try dead.append([VendorRecord.sample("one", body: "canary").journalBytes])
        dead.close(within: .zero)
        #expect(try !stage.scratch.names(holding: "canary").isEmpty)
        let purge = try outbox.journaled().purge(vendors: ["alpha"])
        #expect(purge.queued == ["alpha": 1])
        #expect(try stage.scratch.names(holding: "canary") == [])
        withExtendedLifetime(outbox) {}
    }

    @Test func `a database of the first version gets the tables that came later`() throws {
        stage.outbox().put("one")
        _ = try Program.python(
            """
            import sqlite3, sys
            connection = sqlite3.connect(sys.argv[1])
            connection.executescript("DROP TABLE journals; DROP TABLE unreadable_records;")
            connection.execute("ALTER TABLE queues DROP COLUMN paused_until")
            connection.execute("PRAGMA user_version = 1")
            """,
            stage.scratch.path(Outbox.fileName)
        )
        let writer = stage.outbox().journaled()
        writer.put("two")
        #expect(writer.close(within: RecordWriterContractTests.patience))
        #expect(try stage.queued("alpha") == ["1|one", "2|two"])
        #expect(stage.problems.isEmpty)
    }
}

/// Takes nothing, so that records stay in their journal.
struct RefusingDestination: JournalDestination {
    struct Refusal: Error {}

    func store(_ records: [JournalRecord], upTo watermark: JournalWatermark) throws {
        throw Refusal()
    }

    func watermark(of journal: JournalID) throws -> UInt64? { throw Refusal() }

    func forget(_ journal: JournalID) throws { throw Refusal() }
}
