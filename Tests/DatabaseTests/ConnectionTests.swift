import Database
import Foundation
import StorageTesting
import Testing

@Suite struct ConnectionTests {
    private let scratch: Scratch
    private let path: String
    private let schema = Schema(steps: ["CREATE TABLE notes (text TEXT NOT NULL)"])

    init() throws {
        scratch = try Scratch()
        path = scratch.path("notes.sqlite")
    }

    private func insert(_ text: String, with connection: Connection) throws {
        try connection.statement("INSERT INTO notes VALUES (?)").bind(text, at: 1).run()
    }

    private func notes(_ connection: Connection) throws -> [String] {
        let rows = try connection.statement("SELECT text FROM notes ORDER BY rowid")
        var notes: [String] = []
        while try rows.next() { notes.append(rows.text(0)) }
        return notes
    }

    @Test func `what a transaction wrote is there for another connection`() throws {
        let first = try Connection(path: path, schema: schema)
        try first.transaction { () throws(DatabaseError) in
            try first.statement("INSERT INTO notes VALUES ('one'), ('two')").run()
        }
        #expect(try notes(Connection(path: path, schema: schema)) == ["one", "two"])
    }

    @Test func `the log is moved into the database while nobody writes, and stays short`() throws {
        let connection = try Connection(path: path, schema: schema)
        // SQLite itself would move it while others write.
        #expect(try connection.integer("PRAGMA wal_autocheckpoint") == 0)
        let text = String(repeating: "x", count: 4_000)
        for _ in 1...3_000 {
            try connection.transaction { () throws(DatabaseError) in
                try connection.statement("INSERT INTO notes VALUES (?)").bind(text, at: 1).run()
            }
        }
        let log = try FileManager.default.attributesOfItem(atPath: path + "-wal")
        #expect(try #require(log[.size] as? Int) < 5_000_000)
    }

    @Test func `a transaction that throws changes nothing`() throws {
        let connection = try Connection(path: path, schema: schema)
        try insert("one", with: connection)
        #expect(throws: DatabaseError.self) {
            try connection.transaction { () throws(DatabaseError) in
                try connection.execute("DELETE FROM notes")
                try connection.execute("INSERT INTO notes VALUES (NULL)")
            }
        }
        #expect(try notes(connection) == ["one"])
        try insert("two", with: connection)
        #expect(try notes(connection) == ["one", "two"])
    }

    @Test(arguments: ["", "é", "a\u{0}b", "'; DROP TABLE notes; --", "\u{10FFFF}"])
    func `a text comes back as it was bound`(text: String) throws {
        let connection = try Connection(path: path, schema: schema)
        try insert(text, with: connection)
        #expect(try notes(connection) == [text])
    }

    @Test(arguments: [0, 1, UInt128.max, 0x0123_4567_89AB_CDEF << 64])
    func `a number of 128 bits comes back as it was bound`(number: UInt128) throws {
        let connection = try Connection(path: Connection.memory, schema: Schema(steps: []))
        let echo = try connection.statement("SELECT ?").bind(number, at: 1)
        #expect(try echo.next())
        #expect(echo.number(0) == number)
    }

    @Test func `a value that has no place is refused`() throws {
        let connection = try Connection(path: path, schema: schema)
        let statement = try connection.statement("INSERT INTO notes VALUES (?)")
        #expect(throws: DatabaseError.failed(path: path, code: 25)) {
            try statement.bind("one", at: 2).run()
        }
        try insert("two", with: connection)
        #expect(try notes(connection) == ["two"])
    }

    @Test func `the files are their owner's, and no child process inherits them`() throws {
        let connection = try Connection(path: path, schema: schema)
        try insert("one", with: connection)
        for name in try scratch.names() {
            let attributes = try FileManager.default.attributesOfItem(atPath: scratch.path(name))
            #expect(attributes[.posixPermissions] as? Int == 0o600, "\(name)")
        }
        #if os(Linux)
        let inherited = try Program.output(of: ["ls", "-l", "/proc/self/fd"])
        #expect(!inherited.contains(scratch.path))
        #endif
        withExtendedLifetime(connection) {}
    }

    @Test func `while another connection writes, a transaction is refused as busy`() throws {
        let first = try Connection(path: path, schema: schema)
        let second = try Connection(path: path, schema: schema)
        second.waits(milliseconds: 0)
        try first.begin()
        let error = #expect(throws: DatabaseError.self) { try second.begin() }
        #expect(error?.isBusy == true)
        try first.commit()
        try second.begin()
        second.rollBack()
    }

    @Test func `errors say what to do, and no value`() throws {
        let connection = try Connection(path: path, schema: schema)
        let error = #expect(throws: DatabaseError.self) {
            try connection.execute("INSERT INTO nothing VALUES ('canary')")
        }
        let text = try #require(error?.description)
        #expect(text.contains("'\(path)'") && text.contains("To fix, "))
        #expect(!text.contains("canary"))
    }

    @Test(arguments: [
        DatabaseError.failed(path: "p", code: 13), .failed(path: "p", code: 4_874),
        .notCreated(path: "p", errorNumber: ENOSPC), .notLocked(path: "p", errorNumber: ENOSPC),
    ])
    func `whatever a full disk keeps from working, room is what it needs`(error: DatabaseError) {
        #expect(error.isFullDisk)
        #expect(error.description.hasSuffix("To fix, make room on its disk."))
    }

    @Test func `a process that keeps opening the database is waited for, but not for ever`() throws
    {
        let lock = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        try #require(flock(lock, LOCK_EX) == 0)
        let error = #expect(throws: DatabaseError.self) {
            try Connection(path: path, schema: schema, patience: 1)
        }
        #expect(error?.isBusy == true)
        close(lock)
        _ = try Connection(path: path, schema: schema, patience: 1)
    }
}
