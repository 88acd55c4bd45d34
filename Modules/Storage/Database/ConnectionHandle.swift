import CSQLite

/// SQLite's own connection, closed when neither a connection nor a statement needs it any more.
final class ConnectionHandle {
    let pointer: OpaquePointer
    let path: String

    /// - Parameter path: A file that exists, or `:memory:`.
    /// - Throws: When SQLite can't open it.
    init(path: String) throws(DatabaseError) {
        var pointer: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        let code = sqlite3_open_v2(path, &pointer, flags, nil)
        guard code == SQLITE_OK, let pointer else {
            sqlite3_close_v2(pointer)
            throw .failed(path: path, code: code)
        }
        self.pointer = pointer
        self.path = path
    }

    deinit {
        sqlite3_close_v2(pointer)
    }

    func error(_ code: Int32) -> DatabaseError {
        .failed(path: path, code: code)
    }
}
