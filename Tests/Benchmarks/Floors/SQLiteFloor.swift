import CSQLite
import VendorDelivery

/// P4's floor: one transaction of bare SQLite with a row in each of five tables.
final class SQLiteFloor {
    private let database: OpaquePointer
    private let begin: OpaquePointer
    private let commit: OpaquePointer
    private let inserts: [OpaquePointer]
    private let directory = Result { try ScratchDirectory() }
    private let events: [[SQLiteRow]]
    private var count: UInt64 = 0

    init(rows: [[VendorRecord]]) throws {
        events = rows.map { $0.map(SQLiteRow.init) }
        var opened: OpaquePointer?
        try SQLiteCall.check(sqlite3_open(directory.get().path + "/floor.sqlite", &opened))
        guard let database = opened else { throw SQLiteFailure(code: SQLITE_NOMEM) }
        let columns = "number INTEGER PRIMARY KEY, key, time, endpoint, name, envelope, body"
        let tables = (0..<5).map { "CREATE TABLE vendor\($0) (\(columns));" }.joined()
        let settings = "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;"
        try SQLiteCall.check(sqlite3_exec(database, settings + tables, nil, nil, nil))
        self.database = database
        begin = try SQLiteCall.prepare("BEGIN IMMEDIATE", database)
        commit = try SQLiteCall.prepare("COMMIT", database)
        inserts = try (0..<5).map { vendor in
            try SQLiteCall.prepare(
                "INSERT INTO vendor\(vendor) VALUES (NULL,?,?,?,?,?,?)",
                database
            )
        }
    }

    deinit {
        for statement in inserts + [begin, commit] { sqlite3_finalize(statement) }
        sqlite3_close(database)
    }

    /// Stores each event's rows in a transaction, and says how many rows there are.
    func store() throws -> UInt64 {
        for rows in events { try store(rows) }
        return count
    }

    private func store(_ rows: [SQLiteRow]) throws {
        try SQLiteCall.run(begin)
        for (insert, row) in zip(inserts, rows) {
            row.bind(to: insert)
            try SQLiteCall.run(insert)
            count += 1
        }
        try SQLiteCall.run(commit)
    }
}
