import Database
import Foundation
import Journal
import StorageTesting
import Synchronization
import Testing

@testable import VendorDelivery

/// Databases that are damaged, newer or can't be used.
@Suite struct OutboxFailureTests {
    private let stage: OutboxStage

    init() throws {
        stage = try OutboxStage()
    }

    private var path: String { stage.scratch.path(Outbox.fileName) }

    @Test func `a file that is no database is set aside, and a new one begun`() throws {
        try Data("not a database, but of some length".utf8).write(to: URL(filePath: path))
        let outbox = stage.outbox()
        outbox.put("one")
        #expect(try stage.queued("alpha") == ["1|one"])
        #expect(stage.problems == [.damaged(path: path, keptAs: path + ".damaged-1")])
        #expect(try stage.scratch.names(holding: "not a database") == ["outbox.sqlite.damaged-1"])
    }

    @Test func `a damaged page is met at run time, and nothing is lost after it`() throws {
        stage.outbox().put("one")
        try damageTable("alpha_records")
        let outbox = stage.outbox()
        #expect(stage.problems.isEmpty)
        outbox.put("two")
        outbox.put("three")
        #expect(try outbox.claimNames() == ["two", "three"])
        #expect(stage.problems == [.damaged(path: path, keptAs: path + ".damaged-1")])
    }

    @Test(arguments: ["queues", "in_flight", "journals", "unreadable_records"])
    func `a database that lacks a table is damaged`(table: String) throws {
        stage.outbox().put("one")
        let connection = try Connection(path: path, schema: .outbox)
        try connection.execute("DROP TABLE \(table)")
        stage.outbox().put("two")
        #expect(try stage.queued("alpha") == ["1|two"])
        #expect(stage.problems == [.damaged(path: path, keptAs: path + ".damaged-1")])
    }

    @Test func `a second damaged database is kept beside the first`() throws {
        for number in 1...2 {
            try Data("damaged \(number)".utf8).write(to: URL(filePath: path))
            stage.outbox().put("one")
            #expect(stage.problems.count == number)
        }
        #expect(try stage.scratch.names(holding: "damaged 1") == ["outbox.sqlite.damaged-1"])
        #expect(try stage.scratch.names(holding: "damaged 2") == ["outbox.sqlite.damaged-2"])
    }

    @Test func `a newer database is left as it is, and records are kept in memory`() throws {
        stage.outbox().put("one")
        _ = try Program.python(
            "import sqlite3, sys; sqlite3.connect(sys.argv[1]).execute('PRAGMA user_version = 99')",
            path
        )
        let before = try Data(contentsOf: URL(filePath: path))
        let outbox = stage.outbox()
        outbox.put("two")
        #expect(try outbox.claimNames() == ["two"])
        #expect(try Data(contentsOf: URL(filePath: path)) == before)
        let newer = DatabaseError.newerSchema(path: path, found: 99, known: Schema.outbox.version)
        #expect(stage.problems == [.databaseUnavailable(newer)])
        #expect("\(newer)".contains("To fix, run the newer program."))
    }

    @Test func `without a directory, records are kept in memory up to a bound`() throws {
        try Data().write(to: URL(filePath: stage.scratch.path("file")))
        let directory = stage.scratch.path("file/below")
        let outbox = stage.outbox(at: directory)
        for number in 1...1_500 { outbox.put("\(number)") }
        #expect(
            stage.problems == [
                .directoryUnavailable(
                    .unavailable(path: directory, step: .open, code: ENOTDIR)
                ),
                .backlogFull(Backlog(maximumRecords: 1_000, maximumBytes: 100_000_000)),
            ]
        )
        let status = try #require(try outbox.status(of: "alpha"))
        #expect(status.queued + status.evicted == 1_500)
        #expect((990...1_000).contains(status.queued))
        #expect(try outbox.status().isInMemory)
        #expect(try outbox.claimNames().first == "\(status.evicted + 1)")
    }

    @Test func `while another process writes, records wait in memory up to a bound`() throws {
        let outbox = stage.outbox()
        outbox.put("zero")
        let writer = try Reader(of: path, writes: true)
        for number in 1...1_002 { outbox.put("\(number)") }
        #expect(stage.problems.map(\.kind) == [.notWritten, .dropped])
        try writer.end()
        outbox.put("last")
        let status = try #require(try outbox.status(of: "alpha"))
        #expect(status.queued == 1_002)
        #expect(status.dropped == 2)
        #expect(try stage.query("SELECT max(number) FROM alpha_records") == ["1002"])
        #expect(try stage.query("SELECT name FROM alpha_records WHERE number = 1002") == ["last"])
    }

    @Test func `what came of a request is noted, although a call has just waited in vain`()
        async throws
    {
        let outbox = stage.outbox()
        outbox.put("one")
        let claimed = try outbox.claim("alpha", by: .sample, permission: { 1 })
        let number = try #require(claimed.first?.number)
        let writer = try Reader(of: path, writes: true)
        outbox.put("two")
        #expect(stage.problems.map(\.kind) == [.notWritten])
        outbox.store.withLock { $0.usualPatience = 600_000 }
        let isOver = Atomic(false)
        async let settled: Void = {
            defer { isOver.store(true, ordering: .releasing) }
            try outbox.settle("alpha", [(number, .delivered)])
        }()
        // The store is in use for as long as it waits.
        while !isOver.load(ordering: .acquiring),
            outbox.store.withLockIfAvailable({ _ in }) != nil
        {
            await Task.yield()
        }
        try writer.end()
        try await settled
        let status = try #require(try outbox.status(of: "alpha"))
        #expect(status.sent == 1)
        #expect(status.queued == 1)
    }

    /// Overwrites the first page of a table.
    private func damageTable(_ name: String) throws {
        let query = "SELECT rootpage FROM sqlite_schema WHERE name = '\(name)'"
        let page = try #require(UInt64(try stage.query(query)[0]))
        let file = try #require(FileHandle(forUpdatingAtPath: path))
        try file.seek(toOffset: (page - 1) * 4_096)
        try file.write(contentsOf: Data(repeating: 0xA5, count: 4_096))
        try file.close()
    }
}
