import CSQLite

/// SQLite's calls, whose refusals are thrown.
enum SQLiteCall {
    static func prepare(_ sql: String, _ database: OpaquePointer) throws -> OpaquePointer {
        var statement: OpaquePointer?
        try check(sqlite3_prepare_v2(database, sql, -1, &statement, nil))
        guard let statement else { throw SQLiteFailure(code: SQLITE_NOMEM) }
        return statement
    }

    static func run(_ statement: OpaquePointer) throws {
        guard sqlite3_step(statement) == SQLITE_DONE else {
            throw SQLiteFailure(code: sqlite3_errcode(sqlite3_db_handle(statement)))
        }
        sqlite3_reset(statement)
    }

    static func check(_ code: Int32) throws {
        guard code == SQLITE_OK else { throw SQLiteFailure(code: code) }
    }
}

struct SQLiteFailure: Error, CustomStringConvertible {
    let code: Int32

    var description: String { "SQLite answers \(code)." }
}
