import CSQLite
import VendorDelivery

/// P5's floor: the outbox's rows into bare SQLite, a thousand a transaction.
final class BulkFloor {
    private static let rowsPerTransaction = 1_000

    private let database: OpaquePointer
    private let inserts: [OpaquePointer]
    private let directory = Result { try ScratchDirectory() }
    private let events: [[SQLiteRow]]

    init(rows: [[VendorRecord]]) throws {
        events = rows.map { $0.map(SQLiteRow.init) }
        var opened: OpaquePointer?
        try SQLiteCall.check(sqlite3_open(directory.get().path + "/floor.sqlite", &opened))
        guard let database = opened else { throw SQLiteFailure(code: SQLITE_NOMEM) }
        let columns = """
            number INTEGER PRIMARY KEY, bytes_through INTEGER, byte_count INTEGER, epoch INTEGER,
            is_once INTEGER, has_revenue INTEGER, time INTEGER, key BLOB, endpoint TEXT,
            name TEXT, envelope TEXT, body TEXT
            """
        let tables = (0..<5).map { "CREATE TABLE vendor\($0) (\(columns));" }.joined()
        let settings = "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;"
        try SQLiteCall.check(sqlite3_exec(database, settings + tables, nil, nil, nil))
        self.database = database
        inserts = try (0..<5).map { vendor in
            let sql = "INSERT INTO vendor\(vendor) VALUES (NULL,300,300,1,0,0,?2,?1,?3,?4,?5,?6)"
            return try SQLiteCall.prepare(sql, database)
        }
    }

    deinit {
        for statement in inserts { sqlite3_finalize(statement) }
        sqlite3_close(database)
    }

    /// Stores the rows of so many events, and says how many they are.
    func store(events count: Int) throws -> Int {
        var rows = 0
        for event in 0..<count {
            for (insert, row) in zip(inserts, events[event % events.count]) {
                if rows % Self.rowsPerTransaction == 0 {
                    let sql = rows == 0 ? "BEGIN" : "COMMIT; BEGIN"
                    try SQLiteCall.check(sqlite3_exec(database, sql, nil, nil, nil))
                }
                row.bind(to: insert)
                try SQLiteCall.run(insert)
                rows += 1
            }
        }
        try SQLiteCall.check(sqlite3_exec(database, "COMMIT", nil, nil, nil))
        return rows
    }
}
