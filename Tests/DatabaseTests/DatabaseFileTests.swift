import Database
import Foundation
import StorageTesting
import Testing

@Suite struct DatabaseFileTests {
    private let scratch: Scratch
    private let file: DatabaseFile

    init() throws {
        scratch = try Scratch()
        file = DatabaseFile(path: scratch.path("notes.sqlite"))
    }

    @Test func `a damaged database is renamed with the files beside it`() throws {
        for suffix in ["", "-wal", "-shm"] {
            try Data("damaged\(suffix)".utf8).write(to: URL(filePath: file.path + suffix))
        }
        #expect(try file.setAside(file.identity) == file.path + ".damaged-1")
        let kept = try ["", "-wal", "-shm"].map { suffix in
            try String(contentsOfFile: file.path + ".damaged-1" + suffix, encoding: .utf8)
        }
        #expect(kept == ["damaged", "damaged-wal", "damaged-shm"])
        #expect(file.identity == nil)
    }

    @Test func `a database that came after the damaged one stays`() throws {
        try Data("damaged".utf8).write(to: URL(filePath: file.path))
        let damaged = file.identity
        #expect(try file.setAside(damaged) != nil)
        #expect(try file.setAside(damaged) == nil)
        try Data("new".utf8).write(to: URL(filePath: file.path))
        #expect(try file.setAside(damaged) == nil)
        #expect(try String(contentsOfFile: file.path, encoding: .utf8) == "new")
    }

    @Test func `the size of its directory is that of the files in it`() throws {
        try Data(count: 700).write(to: URL(filePath: scratch.path("one")))
        try Data(count: 77).write(to: URL(filePath: scratch.path("two")))
        #expect(file.directoryBytes == 777)
    }

    @Test(arguments: ["file/notes.sqlite", "missing/notes.sqlite"])
    func `a database without a directory is refused`(name: String) throws {
        try Data().write(to: URL(filePath: scratch.path("file")))
        let path = scratch.path(name)
        let code = name.hasPrefix("file") ? ENOTDIR : ENOENT
        #expect(throws: DatabaseError.notCreated(path: path, errorNumber: code)) {
            try Connection(path: path, schema: Schema(steps: []))
        }
    }
}
