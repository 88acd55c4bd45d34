import Database
import Foundation
import StorageTesting
import Testing

@Suite struct SchemaTests {
    private let scratch: Scratch
    private let path: String
    private let first = "CREATE TABLE notes (text TEXT NOT NULL)"
    private let second = "ALTER TABLE notes ADD COLUMN author TEXT NOT NULL DEFAULT 'nobody'"

    init() throws {
        scratch = try Scratch()
        path = scratch.path("notes.sqlite")
    }

    private func open(_ steps: String...) throws -> Connection {
        try Connection(path: path, schema: Schema(steps: steps))
    }

    @Test func `a database of an earlier version gets the steps that it lacks`() throws {
        try open(first).execute("INSERT INTO notes VALUES ('one')")
        let connection = try open(first, second)
        let rows = try connection.statement("SELECT text, author FROM notes")
        #expect(try rows.next())
        #expect([rows.text(0), rows.text(1)] == ["one", "nobody"])
        rows.reset()
        #expect(try connection.integer("PRAGMA user_version") == 2)
        #expect(try open(first, second).integer("PRAGMA user_version") == 2)
    }

    @Test func `a step that fails leaves the database at its version`() throws {
        try open(first).execute("INSERT INTO notes VALUES ('one')")
        #expect(throws: DatabaseError.self) { try open(first, second, "no SQL") }
        let connection = try open(first)
        #expect(try connection.integer("PRAGMA user_version") == 1)
        #expect(try connection.integer("SELECT count(*) FROM pragma_table_info('notes')") == 1)
    }

    @Test func `a newer database is refused, and no byte of it is touched`() throws {
        let newer = try open(first, second)
        try newer.execute("INSERT INTO notes VALUES ('one', 'two')")
        // The log is left behind, as by a process that was killed.
        for suffix in ["", "-wal"] {
            try FileManager.default.copyItem(atPath: path + suffix, toPath: path + ".copy" + suffix)
        }
        let before = try content()
        let error = DatabaseError.newerSchema(path: path + ".copy", found: 2, known: 1)
        #expect(throws: error) {
            try Connection(path: path + ".copy", schema: Schema(steps: [first]))
        }
        #expect(try content() == before)
        withExtendedLifetime(newer) {}
    }

    private func content() throws -> [Data] {
        try ["", "-wal"].map { try Data(contentsOf: URL(filePath: "\(path).copy\($0)")) }
    }
}
