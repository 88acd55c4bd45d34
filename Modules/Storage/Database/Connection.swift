import CSQLite

/// A connection to an SQLite database, for one thread at a time.
///
/// What a transaction wrote survives the death of the process from the moment it returns: the
/// database keeps a write-ahead log, synchronized by its checkpoints only, so a power cut can take
/// the last transactions back, and never a part of one. What is deleted is overwritten with zeros.
/// No child process inherits the files.
public final class Connection {
    private let handle: ConnectionHandle
    private var statements: [String: Statement] = [:]
    private var log = LogLength()
    private var milliseconds: Int32 = 0

    /// Opens a database and brings its schema up to date.
    ///
    /// - Parameters:
    ///   - path: The file, made for its owner only when there is none, or `:memory:`.
    ///   - schema: What its tables are.
    ///   - patience: How long to wait for other processes until it is open, and until `waits` says
    ///     otherwise, in milliseconds.
    ///   - erases: Whether what is deleted is overwritten.
    /// - Throws: When it can't be opened, or is newer than the schema; then it is as it was.
    public init(
        path: String,
        schema: Schema,
        patience: Int = Connection.patience,
        erases: Bool = true
    ) throws(DatabaseError) {
        // Two processes that make or turn a database into one with a log at once fail each other.
        let lock = path == Self.memory ? nil : try DatabaseLock(of: path, patience: patience)
        defer { withExtendedLifetime(lock) {} }
        if lock != nil { try DatabaseFile(path: path).make() }
        handle = try ConnectionHandle(path: path)
        // Until it is known to be ours nothing is written to it, also not when it is closed.
        csqlite_set_leaves_files(handle.pointer, 1)
        waits(milliseconds: patience)
        try schema.check(self)
        try execute("PRAGMA journal_mode = WAL")
        try execute("PRAGMA synchronous = NORMAL")
        try execute("PRAGMA secure_delete = \(erases ? "ON" : "OFF")")
        try schema.migrate(self)
        csqlite_set_leaves_files(handle.pointer, 0)
    }

    /// The path of a database that is nowhere and ends with its connection.
    public static let memory = ":memory:"

    /// How long it waits for another process at first, in milliseconds.
    public static let patience = 1_000

    /// The file.
    public var path: String { handle.path }

    /// Sets how long a transaction waits for another process's.
    public func waits(milliseconds: Int) {
        self.milliseconds = Int32(clamping: milliseconds)
        sqlite3_busy_timeout(handle.pointer, self.milliseconds)
    }

    /// The statement of some SQL, prepared once.
    public func statement(_ sql: String) throws(DatabaseError) -> Statement {
        if let statement = statements[sql] { return statement }
        let statement = try Statement(sql, on: handle)
        statements[sql] = statement
        return statement
    }

    /// Runs SQL that is needed once.
    public func execute(_ sql: String) throws(DatabaseError) {
        let code = sqlite3_exec(handle.pointer, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw handle.error(code) }
    }

    /// What a query of one integer answers, 0 without a row.
    public func integer(_ sql: String) throws(DatabaseError) -> Int {
        let statement = try statement(sql)
        defer { statement.reset() }
        return try statement.next() ? statement.integer(0) : 0
    }

    /// Runs a transaction that writes: all of it happens, or nothing when it throws.
    ///
    /// It begins when no other process writes.
    ///
    /// - Parameter body: What to do in it.
    /// - Returns: What `body` returns.
    /// - Throws: What `body` throws, or why the transaction can't be begun or ended.
    public func transaction<Result>(
        _ body: () throws(DatabaseError) -> Result
    ) throws(DatabaseError) -> Result {
        try begin()
        do throws(DatabaseError) {
            let result = try body()
            try commit()
            return result
        } catch {
            rollBack()
            throw error
        }
    }

    /// Begins a transaction that `commit` or `rollBack` ends.
    public func begin() throws(DatabaseError) {
        try statement("BEGIN IMMEDIATE").run()
    }

    public func commit() throws(DatabaseError) {
        try statement("COMMIT").run()
        if log.isTooLong(handle.logPages) { moveLog() }
    }

    /// Moves the write-ahead log into the database, while nobody writes; what fails is done later.
    ///
    /// SQLite's own way is to let others write meanwhile. One who begins the log anew just when it
    /// has been looked at makes SQLite take for moved what comes then, and lose it in the end. That
    /// is its WAL-reset bug, which versions before 3.51.3 have.
    private func moveLog() {
        sqlite3_busy_timeout(handle.pointer, LogLength.patience)
        sqlite3_wal_checkpoint_v2(handle.pointer, nil, SQLITE_CHECKPOINT_FULL, nil, nil)
        sqlite3_busy_timeout(handle.pointer, milliseconds)
    }

    /// Undoes the transaction, which SQLite has done by itself when the disk was full or failed.
    public func rollBack() {
        guard sqlite3_get_autocommit(handle.pointer) == 0 else { return }
        sqlite3_exec(handle.pointer, "ROLLBACK", nil, nil, nil)
    }

    /// Changes with each transaction that wrote, also one of another process, once one has begun.
    public var dataVersion: UInt32 {
        var version: UInt32 = 0
        sqlite3_file_control(handle.pointer, "main", SQLITE_FCNTL_DATA_VERSION, &version)
        return version
    }

    /// How many rows the last statement deleted, inserted or changed.
    public var changedRows: Int { Int(sqlite3_changes(handle.pointer)) }

    /// Moves the write-ahead log into the database and empties it, so that nothing old is in it.
    ///
    /// - Returns: False when another process still reads the log, which then stays.
    public func emptyLog() throws(DatabaseError) -> Bool {
        try integer("PRAGMA wal_checkpoint(TRUNCATE)") == 0
    }
}

@available(*, unavailable) extension Connection: Sendable {}
