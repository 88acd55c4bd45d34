import Foundation
import Journal
import Testing

/// What the system refuses, also to a superuser.
@Suite struct MappedWordsRefusalTests {
    private let scratch: Scratch
    private let path: String

    init() throws {
        scratch = try Scratch()
        path = scratch.path("words")
    }

    @Test func `a path through a file is refused`() throws {
        try Data("file".utf8).write(to: URL(filePath: path))
        try expectRefusal(.unavailable(path: "\(path)/a", step: .open, code: ENOTDIR), at: "a")
        try expectRefusal(.unavailable(path: "\(path)/a/b", step: .open, code: ENOTDIR), at: "a/b")
        #expect(try content(of: path) == Data("file".utf8))
        #expect(try scratch.names() == ["words"])
    }

    #if os(Linux)
    @Test func `a directory that can't be made is named`() {
        let error = StorageError.unavailable(path: "/proc/moove", step: .create, code: ENOENT)
        #expect(throws: error) { try MappedWords.sample(at: "/proc/moove/a/words") }
    }
    #endif

    @Test func `a directory of that name is refused`() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        try expectRefusal(.unavailable(path: path, step: .open, code: EISDIR))
    }

    @Test func `a symbolic link of that name is refused and left as it is`() throws {
        let target = scratch.path("target")
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
        try expectRefusal(.unavailable(path: path, step: .open, code: ELOOP))
        #expect(try scratch.names() == ["words"])
    }

    @Test func `a pipe of that name is refused and left as it is`() throws {
        try #require(mkfifo(path, 0o600) == 0)
        try expectRefusal(.notAFile(path: path))
        #expect(try scratch.names() == ["words"])
    }

    /// Both ways to a file are refused for the same reason.
    private func expectRefusal(
        _ error: StorageError,
        at rest: String? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let path = rest.map { "\(self.path)/\($0)" } ?? self.path
        #expect(throws: error, sourceLocation: sourceLocation) {
            try MappedWords.openSample(at: path)
        }
        #expect(throws: error, sourceLocation: sourceLocation) {
            try MappedWords.sample(at: path)
        }
    }
}
