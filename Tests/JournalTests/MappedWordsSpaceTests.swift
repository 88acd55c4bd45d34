#if os(Linux)
import Foundation
import Journal
import Testing

@Suite(.enabled(if: FullDisk.isAvailable, "a small disk can't be mounted here"))
struct MappedWordsSpaceTests {
    private let scratch: Scratch
    private let disk: FullDisk

    init() throws {
        scratch = try Scratch()
        disk = try FullDisk(pages: 4, at: scratch.path)
    }

    @Test func `on a full disk nothing is created, and nothing is left behind`() throws {
        let path = "\(disk.path)/words"
        try disk.fill()

        let error = StorageError.unavailable(path: path, step: .preallocate, code: ENOSPC)
        #expect(throws: error) { try MappedWords.sample(at: path) }
        let names = try FileManager.default.contentsOfDirectory(atPath: disk.path)
        #expect(names == ["filler"])

        try FileManager.default.removeItem(atPath: "\(disk.path)/filler")
        #expect(try MappedWords.sample(at: path).all == [0, 0, 0])
    }

    @Test func `a created file can be written when the disk is full`() throws {
        let words = try MappedWords.sample(at: "\(disk.path)/words", count: 1_023)
        try disk.fill()
        words.update(1_022) { _ in 5 }
        #expect(words.load(1_022) == 5)
    }

    @Test func `a copy with holes is refused on a full disk`() throws {
        let path = "\(disk.path)/words"
        try bytes(of: [SampleFormat.word]).write(to: URL(filePath: path))
        try #require(truncate(path, 8_192) == 0)
        try disk.fill()

        let error = StorageError.unavailable(path: path, step: .preallocate, code: ENOSPC)
        #expect(throws: error) { try MappedWords.openSample(at: path, count: 1_023) }
        try FileManager.default.removeItem(atPath: "\(disk.path)/filler")
        #expect(try MappedWords.openSample(at: path, count: 1_023)?.load(1_022) == 0)
    }
}
#endif
