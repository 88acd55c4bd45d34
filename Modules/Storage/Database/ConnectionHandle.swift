import CSQLite

/// SQLite's own connection, closed when neither a connection nor a statement needs it any more.
final class ConnectionHandle {
    let pointer: OpaquePointer
    let path: String
    private let pageCount: UnsafeMutablePointer<Int32>

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
        pageCount = .allocate(capacity: 1)
        pageCount.initialize(to: 0)
        csqlite_count_log(pointer, pageCount)
    }

    deinit {
        sqlite3_close_v2(pointer)
        pageCount.deallocate()
    }

    /// How many pages the log had after the last commit.
    var logPages: Int { Int(pageCount.pointee) }

    func error(_ code: Int32) -> DatabaseError {
        .failed(path: path, code: code)
    }
}
