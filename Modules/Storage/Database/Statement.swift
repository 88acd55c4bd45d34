import CSQLite

/// A prepared statement, which keeps its connection and is run as often as it is needed.
///
/// Values are bound by their place, which counts from 1; columns count from 0. What is bound stays
/// bound until something else is.
public final class Statement {
    private let handle: OpaquePointer
    private let connection: ConnectionHandle
    /// The first refusal of a value, told when the statement is run.
    private var bindingCode = SQLITE_OK

    init(_ sql: String, on connection: ConnectionHandle) throws(DatabaseError) {
        var handle: OpaquePointer?
        let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
        let code = sqlite3_prepare_v3(connection.pointer, sql, -1, flags, &handle, nil)
        guard code == SQLITE_OK, let handle else { throw connection.error(code) }
        self.handle = handle
        self.connection = connection
    }

    deinit {
        sqlite3_finalize(handle)
    }

    @discardableResult
    public func bind(_ integer: Int, at place: Int32) -> Statement {
        note(sqlite3_bind_int64(handle, place, Int64(integer)))
    }

    @discardableResult
    public func bind(_ text: String, at place: Int32) -> Statement {
        var text = text
        return text.withUTF8 { utf8 in
            let count = Int32(clamping: utf8.count)
            return note(csqlite_bind_text_copy(handle, place, utf8.baseAddress, count))
        }
    }

    @discardableResult
    public func bind(_ number: UInt128, at place: Int32) -> Statement {
        withUnsafeBytes(of: number.bigEndian) { bytes in
            note(csqlite_bind_blob_copy(handle, place, bytes.baseAddress, Int32(bytes.count)))
        }
    }

    @discardableResult
    public func bind(_ bytes: [UInt8], at place: Int32) -> Statement {
        bytes.withUnsafeBytes { bytes in
            let count = Int32(clamping: bytes.count)
            return note(csqlite_bind_blob_copy(handle, place, bytes.baseAddress, count))
        }
    }

    /// Binds UTF-8 texts without copying them, runs the statement, and lets go of all that is bound.
    ///
    /// - Parameters:
    ///   - texts: In the order of their places; they stay where they are until this returns.
    ///   - place: The first text's.
    /// - Throws: When the database can't be used.
    public func run(binding texts: Texts, at place: Int32) throws(DatabaseError) {
        defer { sqlite3_clear_bindings(handle) }
        bind(texts.0, at: place)
        bind(texts.1, at: place + 1)
        bind(texts.2, at: place + 2)
        bind(texts.3, at: place + 3)
        try run()
    }

    /// Four UTF-8 texts.
    public typealias Texts = (
        UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>,
        UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>
    )

    private func bind(_ utf8: UnsafeBufferPointer<UInt8>, at place: Int32) {
        note(csqlite_bind_text(handle, place, utf8.baseAddress, Int32(clamping: utf8.count)))
    }

    /// Runs a statement whose rows, if there are any, are not wanted.
    public func run() throws(DatabaseError) {
        while try next() {}
    }

    /// Goes to the next row, or to the end, after which it can be run anew.
    ///
    /// - Returns: Whether there is one; whoever wants no more of them calls `reset`.
    /// - Throws: When the database can't be used; then it can be run anew too.
    public func next() throws(DatabaseError) -> Bool {
        guard bindingCode == SQLITE_OK else {
            defer { bindingCode = SQLITE_OK }
            throw connection.error(bindingCode)
        }
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE:
            reset()
            return false
        case let code:
            reset()
            throw connection.error(code)
        }
    }

    public func reset() {
        sqlite3_reset(handle)
    }

    public func integer(_ column: Int32) -> Int {
        Int(sqlite3_column_int64(handle, column))
    }

    /// The integer, of a column that has none beyond a range.
    ///
    /// - Parameters:
    ///   - column: Which one.
    ///   - range: What may be in it.
    /// - Returns: The integer.
    /// - Throws: That the database is damaged, when another is there.
    public func integer(
        _ column: Int32,
        in range: ClosedRange<Int>
    ) throws(DatabaseError) -> Int {
        let integer = integer(column)
        guard range.contains(integer) else { throw .damaged(path: connection.path) }
        return integer
    }

    /// The text, empty where there is none.
    public func text(_ column: Int32) -> String {
        let characters = UnsafeRawPointer(sqlite3_column_text(handle, column))
        let count = Int(sqlite3_column_bytes(handle, column))
        return String(
            decoding: UnsafeRawBufferPointer(start: characters, count: count),
            as: UTF8.self
        )
    }

    /// The number that was bound, or 0 where there is none.
    public func number(_ column: Int32) -> UInt128 {
        let bytes = UnsafeRawBufferPointer(
            start: sqlite3_column_blob(handle, column),
            count: Int(sqlite3_column_bytes(handle, column))
        )
        guard bytes.count == MemoryLayout<UInt128>.size else { return 0 }
        return UInt128(bigEndian: bytes.loadUnaligned(as: UInt128.self))
    }

    @discardableResult
    private func note(_ code: Int32) -> Statement {
        if bindingCode == SQLITE_OK { bindingCode = code }
        return self
    }
}

@available(*, unavailable) extension Statement: Sendable {}
