import Database
import Foundation
import Journal
import StorageTesting
import Testing

@testable import VendorDelivery

/// Databases with integers that nobody has written: whatever they are, no process ends by them.
@Suite struct OutboxHostileTests {
    private static let values = [Int.max, Int.min, -1, 0]

    @Test func `no integer in a file ends the process, nor keeps an outbox from working`() async {
        await #expect(processExitsWith: .success) {
            for column in try Self.columns() {
                for value in Self.values {
                    let stage = try Self.stage()
                    let connection = try Connection(
                        path: stage.scratch.path(Outbox.fileName),
                        schema: .outbox
                    )
                    try connection.execute(
                        "UPDATE OR REPLACE \(column.table) SET \(column.name) = \(value)"
                    )
                    try Self.use(stage, "\(column.table).\(column.name) = \(value)")
                }
            }
        }
    }

    @Test(arguments: ["sent", "dead", "in_doubt", "purged", "removed_bytes", "last_number"])
    func `a database whose counts can't be is set aside, and a purge leaves nothing of it`(
        column: String
    ) throws {
        let stage = try Self.stage()
        let path = stage.scratch.path(Outbox.fileName)
        _ = try Program.python(
            """
            import sqlite3, sys
            connection = sqlite3.connect(sys.argv[1], isolation_level=None)
            connection.execute("UPDATE queues SET " + sys.argv[2] + " = 9223372036854775807")
            """,
            path,
            column
        )
        let outbox = stage.outbox()
        outbox.put("after")
        #expect(stage.problems.map(\.kind) == [.unreadable, .damaged])
        #expect(stage.problems.last == .damaged(path: path, keptAs: path + ".damaged-1"))
        #expect(try stage.queued("alpha") == ["1|after"])
        let purge = try outbox.purge(vendors: ["alpha"])
        #expect(purge.queued == ["alpha": 1])
        #expect(try stage.scratch.names(holding: "canary") == [])
    }

    @Test func `a purge that is the first to find the damage leaves nothing of it either`() throws {
        let stage = try Self.stage()
        let connection = try Connection(
            path: stage.scratch.path(Outbox.fileName),
            schema: .outbox
        )
        try connection.execute("UPDATE queues SET sent = -1")
        _ = try stage.outbox().purge(vendors: ["alpha"])
        #expect(try stage.scratch.names(holding: "canary") == [])
    }

    @Test(arguments: [Int.max, Int.min])
    func `a time that can't be comes out of the queue as the nearest that can`(time: Int) throws {
        let stage = try Self.stage()
        let connection = try Connection(
            path: stage.scratch.path(Outbox.fileName),
            schema: .outbox
        )
        try connection.execute("UPDATE alpha_records SET time = \(time)")
        let outbox = stage.outbox()
        let nearest = time > 0 ? VendorQueue.times.upperBound : 0
        let claimed = try outbox.claim("alpha", by: .sample, permission: { 1 })
        #expect(claimed.first?.record.time == nearest)
        #expect(try outbox.status(of: "alpha")?.oldest == nearest)
    }

    /// An outbox of which every table has rows.
    private static func stage() throws -> OutboxStage {
        let stage = try OutboxStage()
        let outbox = stage.outbox()
        for number in 1...6 {
            outbox.put([
                .sample("\(number)", body: #""canary""#, repetition: number > 4 ? .once : .safe)
            ])
            outbox.put("\(number)", for: "beta")
        }
        _ = try outbox.claim("alpha", by: .raisingTimes, permission: { 1 })
        try outbox.settle("alpha", [(1, .dead(reason: "no")), (2, .inDoubt(reason: "no"))])
        _ = try outbox.claim("alpha", by: .sample, permission: { 1 })
        try outbox.settle("alpha", [(3, .delivered), (4, .delivered)])
        _ = try outbox.claim("alpha", by: .sample, permission: { 1 })
        let watermark = JournalWatermark(journal: JournalID(rawValue: 7), sequence: 2)
        let page = [JournalRecord(sequence: 1, bytes: []), JournalRecord(sequence: 2, bytes: [])]
        try OutboxDestination(outbox: outbox).store(page, upTo: watermark)
        return stage
    }

    /// The integer columns of all tables but those of the other vendors, which are alike.
    private static func columns() throws -> [(table: String, name: String)] {
        let stage = try stage()
        let rows = try stage.query(
            """
            SELECT tables.name, columns.name
            FROM sqlite_schema AS tables JOIN pragma_table_info(tables.name) AS columns
            WHERE tables.type = 'table' AND columns.type = 'INTEGER'
                AND tables.name NOT LIKE 'beta%' AND tables.name NOT LIKE 'gamma%'
            """
        )
        let columns = try rows.map { row throws in
            let parts = row.split(separator: "|").map(String.init)
            #expect(try stage.query("SELECT count(*) > 0 FROM \(parts[0])") == ["1"], "\(row)")
            return (table: parts[0], name: parts[1])
        }
        #expect(columns.count > 25)
        return columns
    }

    /// Does all that can be done with an outbox.
    private static func use(_ stage: OutboxStage, _ comment: String) throws {
        let dead = try Journal(
            in: stage.scratch.path(Outbox.journalFolder),
            id: JournalID(rawValue: 7),
            to: RefusingDestination(),
            report: { _ in }
        )
        try dead.append([VendorRecord.sample("journaled").journalBytes])
        dead.close(within: .zero)
        let outbox = stage.outbox(backlog: Backlog(maximumRecords: 6, maximumBytes: 1_000))
        do {
            outbox.adoptJournals()
            _ = try outbox.status()
            try outbox.recover("alpha")
            for number in 1...9 {
                outbox.put([.sample("new \(number)", body: #""canary""#, repetition: .once)])
            }
            for rule in [BatchRule.sample, .raisingTimes] {
                let claimed = try outbox.claim("alpha", by: rule, permission: { 1 })
                try outbox.settle("alpha", claimed.prefix(1).map { ($0.number, .again) })
                try outbox.settle("alpha", claimed.prefix(1).map { ($0.number, .delivered) })
                try outbox.settle(
                    "alpha",
                    claimed.dropFirst().map { ($0.number, .dead(reason: "")) }
                )
            }
            _ = try outbox.claim("alpha", by: .sample, permission: { 2 })
            try outbox.recover("alpha")
            _ = try outbox.places(of: [VendorRecord.sample("").key], for: "alpha")
            _ = try outbox.setAsideRecords()
            try OutboxDestination(outbox: outbox).forget(JournalID(rawValue: 7))
            outbox.put("last")
            let queued = try outbox.status(of: "alpha")?.queued ?? 0
            #expect(queued > 0, "\(comment)")
            _ = try outbox.purge(vendors: ["alpha", "beta"])
            #expect(try stage.scratch.names(holding: "canary") == [], "\(comment)")
        } catch {
            Issue.record("\(comment): \(error)")
        }
        #expect(stage.problems.allSatisfy { expected.contains($0.kind) }, "\(comment)")
    }

    private static let expected: Set<OutboxProblem.Kind> = [.damaged, .backlogFull, .unreadable]
}
