import Foundation
import Journal
import StorageTesting
import Synchronization
import Testing

@testable import VendorDelivery

/// Records whose consent ends, in another process, between their call and the database.
@Suite struct OutdatedRecordTests {
    private let stage: OutboxStage
    private let isOver = Flag()

    init() throws {
        stage = try OutboxStage()
    }

    private final class Flag: Sendable {
        let value = Atomic(false)
    }

    private func outbox() -> Outbox {
        stage.outbox(isOutdated: { [isOver] _, _ in isOver.value.load(ordering: .relaxed) })
    }

    /// Leaves a journal as a process does that died before anything was moved.
    private func leaveJournal(with records: VendorRecord...) throws {
        let dead = try Journal(
            in: stage.outbox().journalDirectory,
            to: RefusingDestination(),
            report: { _ in }
        )
        for record in records { try dead.append([record.journalBytes]) }
        dead.close(within: .zero)
    }

    @Test func `what waited in memory is counted as purged, and not kept`() throws {
        let outbox = outbox()
        let reader = try Reader(of: stage.scratch.path(Outbox.fileName), writes: true)
        outbox.put("canary")
        isOver.value.store(true, ordering: .relaxed)
        try reader.end()
        #expect(outbox.waitUntilQueued(within: .zero))
        #expect(try outbox.status(of: "alpha")?.purged == 1)
        #expect(try outbox.status(of: "alpha")?.queued == 0)
    }

    @Test func `whether consent is over is asked while nobody else can purge`() throws {
        let answers = Mutex<[String]>([])
        let source = """
            import sqlite3, sys
            try:
                sqlite3.connect(sys.argv[1], timeout=0, isolation_level=None).execute("BEGIN IMMEDIATE")
                print("free")
            except sqlite3.OperationalError:
                print("locked")
            """
        let path = stage.scratch.path(Outbox.fileName)
        let outbox = stage.outbox(isOutdated: { _, _ in
            let answer = Result { try Program.python(source, path) }
            answers.withLock { $0.append((try? answer.get()) ?? "no answer") }
            return false
        })
        let writer = outbox.journaled()
        writer.put("journaled")
        #expect(writer.close(within: RecordWriterContractTests.patience))
        outbox.put("direct")
        #expect(answers.withLock { $0 } == ["locked\n", "locked\n"])
    }

    @Test func `a purge stores nothing of another vendor whose consent is over`() throws {
        try leaveJournal(with: .sample("canary"), .sample("event", for: "beta"))
        isOver.value.store(true, ordering: .relaxed)
        let outbox = outbox()
        #expect(try outbox.purge(vendors: ["beta"]).queued == ["beta": 1])
        #expect(try outbox.status(of: "alpha")?.queued == 0)
        #expect(try outbox.status(of: "alpha")?.purged == 1)
        #expect(try stage.scratch.names(holding: "canary") == [])
    }

    @Test func `a purge removes damaged databases, since nobody can tell whose they are`() throws {
        let outbox = outbox()
        for (number, suffix) in [(1, ""), (1, "-wal"), (2, "")] {
            let name = "\(Outbox.fileName).damaged-\(number)\(suffix)"
            try Data("canary".utf8).write(to: URL(filePath: stage.scratch.path(name)))
        }
        _ = try outbox.purge(vendors: ["alpha"])
        #expect(try stage.scratch.names(holding: "canary") == [])
    }

    @Test func `a journal alone is an outbox too`() throws {
        #expect(!Outbox.exists(in: stage.scratch.path))
        let journal = try Journal(
            in: stage.scratch.path(Outbox.journalFolder),
            to: RefusingDestination(),
            report: { _ in }
        )
        #expect(Outbox.exists(in: stage.scratch.path))
        journal.close(within: .zero)
    }
}
