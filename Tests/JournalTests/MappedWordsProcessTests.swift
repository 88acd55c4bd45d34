import Foundation
import Journal
import Testing

/// Words between processes: read, written, created and set aside at once, and killed.
@Suite struct MappedWordsProcessTests {
    private let scratch: Scratch
    private let path: String

    init() throws {
        scratch = try Scratch()
        path = scratch.path("words")
    }

    @Test func `another process reads the words in the file`() throws {
        let words = try MappedWords.sample(at: path)
        words.update(0) { _ in 1 }
        words.update(2) { _ in .max }
        let source = """
            import struct, sys
            print(*struct.unpack("=4Q", open(sys.argv[1], "rb").read()))
            """
        let expected = "\(SampleFormat.word) 1 0 \(UInt64.max)\n"
        #expect(try Program.python(source, path) == expected)
    }

    @Test func `what another process writes is there at once`() throws {
        let words = try MappedWords.sample(at: path)
        let source = """
            import mmap, struct, sys
            with open(sys.argv[1], "r+b") as file:
                words = mmap.mmap(file.fileno(), 0)
                seen = struct.unpack_from("=Q", words, 8)[0]
                struct.pack_into("=Q", words, 16, seen * 2)
            """
        words.update(0) { _ in 21 }
        _ = try Program.python(source, path)
        #expect(words.all == [21, 42, 0])
    }

    @Test func `what was written stays when the process is killed right after`() async throws {
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
            let words = try MappedWords.sample(at: path)
            words.update(1) { _ in 6 }
            words.compareExchange(1, expected: 6, desired: 7)
            kill(getpid(), SIGKILL)
        }
        #expect(try MappedWords.openSample(at: path)?.all == [0, 7, 0])
        #expect(try scratch.names() == ["words"])
    }

    @Test func `processes that create a file at once share one, and lose no update`() async throws {
        try await inSixProcesses { [path] in
            await #expect(processExitsWith: .success) { [path = path as String] in
                for file in 0..<Self.files {
                    let words = try MappedWords.sample(at: "\(path)-\(file)")
                    for _ in 0..<1_000 { words.update(0) { word in word + 1 } }
                }
            }
        }
        for file in 0..<Self.files {
            #expect(try MappedWords.openSample(at: "\(path)-\(file)")?.all == [6_000, 0, 0])
        }
        #expect(try scratch.names().count == Self.files)
    }

    @Test func `processes that find a damaged file at once set aside that one alone`() async throws
    {
        for file in 0..<Self.files {
            try Data("damaged".utf8).write(to: URL(filePath: "\(path)-\(file)"))
        }
        try await inSixProcesses { [path] in
            await #expect(processExitsWith: .success) { [path = path as String] in
                for file in 0..<Self.files {
                    let path = "\(path)-\(file)"
                    let words = try (try? MappedWords.sample(at: path)) ?? .sample(at: path)
                    words.update(0) { word in word + 1 }
                }
            }
        }
        for file in 0..<Self.files {
            #expect(try MappedWords.openSample(at: "\(path)-\(file)")?.all == [6, 0, 0])
            #expect(try content(of: "\(path)-\(file).damaged-1") == Data("damaged".utf8))
        }
        #expect(try scratch.names().count == Self.files * 2)
    }

    private static let files = 20

    private func inSixProcesses(_ body: @escaping @Sendable () async throws -> Void) async throws {
        try await withThrowingTaskGroup { group in
            for _ in 0..<6 { group.addTask { try await body() } }
            try await group.waitForAll()
        }
    }
}
