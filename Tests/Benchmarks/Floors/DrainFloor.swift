import CSQLite
import Foundation
import VendorDelivery

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// P5b's floor: rows of bare SQLite, a ready body posted over one session, a transaction a batch.
final class DrainFloor {
    private let session = URLSession(configuration: .ephemeral)
    private let directory = Result { try ScratchDirectory() }
    private let database: OpaquePointer
    private let select: OpaquePointer
    private let delete: OpaquePointer

    init(rows: [SQLiteRow]) throws {
        var opened: OpaquePointer?
        try SQLiteCall.check(sqlite3_open(directory.get().path + "/floor.sqlite", &opened))
        guard let database = opened else { throw SQLiteFailure(code: SQLITE_NOMEM) }
        let table = "r (number INTEGER PRIMARY KEY, key, time, endpoint, name, envelope, body)"
        let settings = "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;"
        let sql = "\(settings) CREATE TABLE \(table); BEGIN"
        try SQLiteCall.check(sqlite3_exec(database, sql, nil, nil, nil))
        let insert = try SQLiteCall.prepare("INSERT INTO r VALUES (NULL,?,?,?,?,?,?)", database)
        for row in rows {
            row.bind(to: insert)
            try SQLiteCall.run(insert)
        }
        sqlite3_finalize(insert)
        try SQLiteCall.check(sqlite3_exec(database, "COMMIT", nil, nil, nil))
        self.database = database
        select = try SQLiteCall.prepare("SELECT * FROM r ORDER BY number LIMIT ?", database)
        delete = try SQLiteCall.prepare("DELETE FROM r WHERE number <= ?", database)
    }

    deinit {
        for statement in [select, delete] { sqlite3_finalize(statement) }
        sqlite3_close(database)
    }

    /// Takes the rows of one batch, and posts what they are as one body.
    func drain(_ rows: Int, as request: URLRequest) throws {
        sqlite3_bind_int64(select, 1, Int64(rows))
        var last: Int64 = 0
        while sqlite3_step(select) == SQLITE_ROW { last = sqlite3_column_int64(select, 0) }
        sqlite3_reset(select)
        let isOver = DispatchSemaphore(value: 0)
        session.dataTask(with: request) { _, _, _ in isOver.signal() }.resume()
        isOver.wait()
        sqlite3_bind_int64(delete, 1, last)
        try SQLiteCall.run(delete)
    }
}
