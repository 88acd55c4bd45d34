import Foundation
import Journal
import Testing

/// What becomes of the files: made, found, set aside or left alone.
@Suite struct MappedWordsFilesTests {
    private let scratch: Scratch
    private let path: String

    init() throws {
        scratch = try Scratch()
        path = scratch.path("words")
    }

    @Test func `a missing file opens as nothing, and nothing is created`() throws {
        #expect(try MappedWords.openSample(at: path) == nil)
        #expect(try MappedWords.openSample(at: scratch.path("a/b/words")) == nil)
        #expect(try scratch.names() == [])
    }

    @Test func `a file is created whole, for its owner only, and nothing beside it`() throws {
        _ = try MappedWords.sample(at: path)
        #expect(try content(of: path) == bytes(of: [SampleFormat.word, 0, 0, 0]))
        #expect(try permissions(of: path) == 0o600)
        #expect(try scratch.names() == ["words"])
    }

    @Test func `words know whether their file is in its place`() throws {
        let words = try MappedWords.sample(at: path)
        #expect(words.isInPlace)
        try FileManager.default.removeItem(atPath: path)
        #expect(!words.isInPlace)
        let others = try MappedWords.sample(at: path)
        #expect(!words.isInPlace)
        #expect(try words.setAside() == nil)
        #expect(others.isInPlace)
        #expect(try others.setAside() == "\(path).damaged-1")
        #expect(!others.isInPlace)
        #expect(try scratch.names() == ["words.damaged-1"])
    }

    @Test func `missing directories are made for their owner only`() throws {
        _ = try MappedWords.sample(at: scratch.path("a/b/words"))
        #expect(try permissions(of: scratch.path("a")) == 0o700)
        #expect(try permissions(of: scratch.path("a/b")) == 0o700)
    }

    @Test func `creating a file that exists maps what it holds`() throws {
        let words = try MappedWords.sample(at: path)
        words.update(1) { _ in 8 }
        #expect(try MappedWords.sample(at: path).all == [0, 8, 0])
    }

    @Test func `what a killed process left half made is no hindrance`() throws {
        try Data().write(to: URL(filePath: scratch.path("words.new-0")))
        #expect(try MappedWords.sample(at: path).all == [0, 0, 0])
        #expect(try scratch.names() == ["words", "words.new-0"])
    }

    @Test(arguments: [
        [],
        [0, 0, 0, 0],
        [SampleFormat.word ^ (1 << 63), 1, 2, 3],
        [SampleFormat.word ^ (1 << 16), 1, 2, 3],
        [SampleFormat.word, 1, 2],
        [SampleFormat.word, 1, 2, 3, 4],
    ])
    func `a damaged file is set aside and kept`(words: [UInt64]) throws {
        let damaged = bytes(of: words)
        try damaged.write(to: URL(filePath: path))
        try Data("older".utf8).write(to: URL(filePath: "\(path).damaged-1"))

        let error = StorageError.damaged(path: path, keptAs: "\(path).damaged-2")
        #expect(throws: error) { try MappedWords.openSample(at: path) }
        #expect(try content(of: "\(path).damaged-2") == damaged)
        #expect(try content(of: "\(path).damaged-1") == Data("older".utf8))
        #expect(try MappedWords.openSample(at: path) == nil)
        #expect(try MappedWords.sample(at: path).all == [0, 0, 0])
    }

    @Test func `a damaged file is set aside when it was to be created too`() throws {
        try Data("damaged".utf8).write(to: URL(filePath: path))
        let error = StorageError.damaged(path: path, keptAs: "\(path).damaged-1")
        #expect(throws: error) { try MappedWords.sample(at: path) }
        #expect(try scratch.names() == ["words.damaged-1"])
    }

    @Test(arguments: [0, 2, 4, 0xFFFF] as [UInt16], [[1], [1, 2, 3]] as [[UInt64]])
    func `another version is refused and left as it is`(found: UInt16, words: [UInt64]) throws {
        let written = bytes(of: [SampleFormat.version(found)] + words)
        try written.write(to: URL(filePath: path))
        let error: StorageError =
            found > 3
            ? .newerVersion(path: path, found: found, known: 3)
            : .olderVersion(path: path, found: found, known: 3)

        #expect(throws: error) { try MappedWords.openSample(at: path) }
        #expect(throws: error) { try MappedWords.sample(at: path) }
        #expect(try content(of: path) == written)
        #expect(try scratch.names() == ["words"])
    }

    @Test(arguments: [(0x1_0000, 0), (0x1_0000, 65_536), (0xFFFF, 1)] as [(UInt64, Int)])
    func `a format or a count that can't be stops the program`(
        format: UInt64,
        count: Int
    ) async throws {
        await #expect(processExitsWith: .failure) { [path = path as String, format, count] in
            _ = try? MappedWords.open(at: path, format: format, count: count)
        }
    }
}
