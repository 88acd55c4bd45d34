#if os(Linux)
import Foundation
import Journal
import Testing

/// Segments with damaged bytes: what is before them is moved, the file is kept.
@Suite struct JournalDamageTests {
    /// Where the second of three frames begins, each with one record of eight bytes.
    private static let second = 64 + 32

    private let sample: Sample
    private let destination = MemoryDestination()
    private let segment: String

    init() throws {
        sample = try Sample()
        try sample.leave(["record-1", "record-2", "record-3"])
        segment = sample.scratch.path("\(JournalID.sample)-1.segment")
    }

    @Test(
        arguments: [
            (second, 0x01), (second, 0xFF), (second + 1, 0x80), (second + 3, 0x7F),
            (second + 3, 0x80),
            (second + 4, 0x10), (second + 8, 0x01), (second + 15, 0x01),
            (second + 16, 0x01), (second + 18, 0xFF), (second + 19, 0x80), (second + 20, 0x20),
            (second + 24, 0x04), (second + 31, 0x80),
        ] as [(Int, UInt8)]
    )
    func `a damaged byte ends the segment, which is kept`(offset: Int, change: UInt8) throws {
        try flip(change, at: offset)
        let damaged = try content(of: segment)
        #expect(sample.adopt(to: destination) == 1)
        #expect(destination.texts == ["record-1"])
        #expect(destination.forgotten == [.sample])
        #expect(try sample.scratch.names() == ["\(JournalID.sample)-1.segment.damaged-1"])
        #expect(try content(of: "\(segment).damaged-1") == damaged)
        #expect(damageReports.count == 1)

        #expect(sample.adopt(to: destination) == 0)
        #expect(damageReports.count == 1)
    }

    @Test(arguments: [5, 8, 24, 31, 32, 36] as [Int])
    func `a damaged header leaves no record to be believed`(offset: Int) throws {
        try flip(0x01, at: offset)
        #expect(sample.adopt(to: destination) == 0)
        #expect(damageReports.count == 1)
        #expect(try sample.scratch.names() == ["\(JournalID.sample)-1.segment.damaged-1"])
    }

    @Test(arguments: [0, 63, 64, 127, 4_096] as [UInt64])
    func `a file that was cut off is damaged where it ends`(size: UInt64) throws {
        let file = try #require(FileHandle(forWritingAtPath: segment))
        try file.truncate(atOffset: size)
        #expect(sample.adopt(to: destination) == [4_096: 3, 127: 1][size, default: 0])
        #expect(try sample.scratch.names() == ["\(JournalID.sample)-1.segment.damaged-1"])
        #expect(damageReports.count == 1)
    }

    @Test func `a file that is longer than any journal's is kept unread`() throws {
        let file = try #require(FileHandle(forWritingAtPath: segment))
        try file.truncate(atOffset: 64 << 20 | 8)
        #expect(sample.adopt(to: destination) == 0)
        #expect(try sample.scratch.names() == ["\(JournalID.sample)-1.segment.damaged-1"])
        #expect(damageReports.count == 1)
        try Journal.eraseSetAside(in: sample.scratch.path)
        #expect(try sample.scratch.names() == [])
    }

    @Test func `a frame that was lost before others is damage`() throws {
        var bytes = try content(of: segment)
        bytes.resetBytes(in: Self.second..<Self.second + 32)
        try bytes.write(to: URL(filePath: segment))
        #expect(sample.adopt(to: destination) == 1)
        #expect(damageReports.count == 1)
    }

    @Test func `a frame that was never finished is no damage`() throws {
        var bytes = try content(of: segment)
        let end = Self.second + 64
        bytes.replaceSubrange(end + 8..<end + 32, with: Data(repeating: 0xAA, count: 24))
        try bytes.write(to: URL(filePath: segment))
        #expect(sample.adopt(to: destination) == 3)
        #expect(damageReports == [])
        #expect(try sample.scratch.names() == [])
    }

    @Test func `damage that was moved before does not matter`() throws {
        try flip(0x04, at: Self.second + 24)
        destination.set(2, of: .sample)
        #expect(sample.adopt(to: destination) == 1)
        #expect(destination.texts == ["record-3"])
        #expect(damageReports == [])
    }

    @Test func `a missing segment is reported with the number of its records`() throws {
        let sample = try Sample()
        let texts = (1...1_000).map { "record \($0)" }
        try sample.leave(texts)
        // Which number it has depends on who was faster to make it.
        let middle = try #require(
            try sample.scratch.names().map(sample.scratch.path).first { path in
                let bytes = try content(of: path)
                return bytes.range(of: Data("record 500".utf8)) != nil
                    && bytes.range(of: Data("record 1000".utf8)) == nil
            }
        )
        try FileManager.default.removeItem(atPath: middle)
        let moved = sample.adopt(to: destination)
        let missing = "\(1_000 - moved) records of the journal '\(JournalID.sample)' are missing"
        #expect(moved < 1_000)
        #expect(sample.incidents.texts.contains { $0.hasPrefix(missing) })
    }

    @Test func `another version's segment is left as it is, and its journal too`() throws {
        try flip(0x03, at: 0)
        let names = try sample.scratch.names()
        let before = try content(of: segment)
        #expect(sample.adopt(to: destination) == 0)
        #expect(try sample.scratch.names() == names)
        #expect(try content(of: segment) == before)
        #expect(sample.incidents.texts.contains { $0.contains("version 2 of its format") })
    }

    private var damageReports: [String] {
        sample.incidents.texts.filter { $0.hasPrefix("A segment of a journal is damaged") }
    }

    private func flip(_ change: UInt8, at offset: Int) throws {
        var bytes = try content(of: segment)
        bytes[offset] ^= change
        try bytes.write(to: URL(filePath: segment))
    }
}
#endif
