import Database
import Foundation
import StorageTesting
import Synchronization
import Testing

@testable import VendorDelivery

/// Databases that can't be opened at first, or never.
@Suite struct OutboxOpeningTests {
    private let stage: OutboxStage

    init() throws {
        stage = try OutboxStage()
    }

    private var path: String { stage.scratch.path(Outbox.fileName) }

    @Test func `what waits for a database that was busy at first is stored once it opens`() throws {
        stage.outbox().put("one")
        let writer = try Reader(of: path, writes: true)
        let outbox = stage.outbox()
        outbox.put("two")
        outbox.put("three")
        #expect(!outbox.waitUntilQueued(within: .zero))
        #expect(stage.problems.map(\.kind) == [.notWritten])
        try writer.end()
        outbox.put("four")
        #expect(try stage.queued("alpha") == ["1|one", "2|two", "3|three", "4|four"])
        #expect(try !outbox.status().isInMemory)
        #expect(outbox.close(within: .zero))
        #expect(stage.problems.count == 1)
    }

    @Test func `an outbox waits no second time for a process that keeps the database`() throws {
        stage.outbox().put("one")
        let writer = try Reader(of: path, writes: true)
        let outbox = stage.outbox()
        let patience = outbox.store.withLock { $0.patience }
        #expect(patience == 0)
        try writer.end()
        outbox.put("two")
        #expect(outbox.store.withLock { $0.patience } == Connection.patience)
    }

    @Test func `a database that was busy at first is filled from the journal`() throws {
        stage.outbox().put("one")
        let other = try Reader(of: path, writes: true)
        let writer = stage.outbox().journaled()
        writer.put("two")
        writer.put("other", for: "beta")
        while stage.problems.isEmpty { sched_yield() }
        #expect(stage.problems.map(\.kind) == [.notMoved])
        try other.end()
        #expect(writer.close(within: RecordWriterContractTests.patience))
        #expect(try stage.queued("alpha") == ["1|one", "2|two"])
        #expect(try stage.queued("beta") == ["1|other"])
        #expect(stage.problems.count == 1)
    }

    @Test func `records of a newer database wait in the journal for who can read it`() throws {
        stage.outbox().put("one")
        try setVersion(99)
        let before = try Data(contentsOf: URL(filePath: path))
        for name in ["two", "three"] {
            let writer = stage.outbox().journaled()
            let count = stage.problems.count
            writer.put(name)
            while stage.problems.count == count { sched_yield() }
            #expect(!writer.close(within: .zero))
        }
        let newer = DatabaseError.newerSchema(path: path, found: 99, known: Schema.outbox.version)
        #expect(stage.problems == [.notMoved(newer), .notMoved(newer)])
        #expect(try Data(contentsOf: URL(filePath: path)) == before)
        try setVersion(Schema.outbox.version)
        #expect(stage.outbox().adoptJournals() == 2)
        #expect(try stage.queued("alpha") == ["1|one", "2|two", "3|three"])
    }

    @Test func `what comes after the end waits in a journal too, while it can't be stored`() throws
    {
        stage.outbox().put("one")
        let other = try Reader(of: path, writes: true)
        let writer = stage.outbox().journaled()
        writer.put("two")
        #expect(!writer.close(within: .zero))
        writer.put("late")
        try other.end()
        #expect(stage.outbox().adoptJournals() == 2)
        #expect(try stage.queued("alpha") == ["1|one", "2|two", "3|late"])
        #expect(!stage.problems.contains { $0.isLoss })
    }

    @Test func `a journal keeps records of which no database can be made`() throws {
        let directory = URL(filePath: path)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
        let writer = stage.outbox().journaled()
        writer.put("one")
        while stage.problems.isEmpty { sched_yield() }
        #expect(!writer.close(within: .zero))
        #expect(stage.problems.map(\.kind) == [.notMoved])
        try FileManager.default.removeItem(at: directory)
        #expect(stage.outbox().adoptJournals() == 1)
        #expect(try stage.queued("alpha") == ["1|one"])
    }

    @Test func `with neither a database nor a journal, what ends with the process is told`() throws
    {
        let directory = URL(filePath: path)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
        try Data().write(to: URL(filePath: stage.scratch.path("journal")))
        let outbox = stage.outbox()
        let writer = outbox.journaled()
        writer.put("one", "two", "three")
        writer.put("other", for: "beta")
        #expect(try outbox.claimNames() == ["one", "two", "three"])
        try outbox.settle("alpha", [(1, .delivered)])
        #expect(!writer.close(within: .zero))
        #expect(stage.problems.map(\.kind) == [.unavailable, .lost])
        #expect(stage.problems.last == .lost(["alpha": 2, "beta": 1]))
        #expect(stage.problems.last?.description.contains("2 of alpha, 1 of beta.") == true)
        writer.put("late")
        #expect(stage.problems.last == .lost(["alpha": 1]))
        #expect(writer.close(within: .zero))
        #expect(stage.problems.count == 3)
    }

    @Test func `what a busy database has not taken at the end is told, by vendor`() throws {
        stage.outbox().put("one")
        let other = try Reader(of: path, writes: true)
        let outbox = stage.outbox()
        for number in 1...1_002 { outbox.put("\(number)") }
        #expect(!outbox.close(within: .zero))
        #expect(stage.problems.last == .lost(["alpha": 1_002]))
        outbox.put("late", for: "beta")
        #expect(stage.problems.last == .lost(["beta": 1]))
        try other.end()
        outbox.put("later", for: "beta")
        #expect(outbox.close(within: .zero))
        #expect(try stage.queued("alpha") == ["1|one"])
        #expect(try stage.queued("beta") == ["1|later"])
        #expect(try outbox.status(of: "alpha")?.dropped == 0)
        #expect(stage.problems.map(\.kind) == [.notWritten, .dropped, .lost, .lost])
    }

    private func setVersion(_ version: Int) throws {
        _ = try Program.python(
            """
            import sqlite3, sys
            sqlite3.connect(sys.argv[1]).execute("PRAGMA user_version = " + sys.argv[2])
            """,
            path,
            "\(version)"
        )
    }
}
