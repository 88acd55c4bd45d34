#if os(Linux)
import Foundation
import Journal
import Testing

@Suite struct MappedRingTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
    }

    @Test(
        arguments: [(0, []), (2, [1, 2]), (3, [1, 2, 3]), (7, [5, 6, 7])] as [(Int, [UInt64])]
    )
    func `the last records are kept, in order`(count: Int, kept: [UInt64]) throws {
        let ring = try makeRing()
        for number in 0..<count { ring.add("step \(number + 1)") }
        #expect(ring.records.map(\.sequence) == kept)
        #expect(texts(ring.records) == kept.map { "step \($0)" })
    }

    @Test func `a shorter record leaves nothing of the longer one before it`() throws {
        let ring = try makeRing()
        for text in ["secret-secret", "a", "b", "c", ""] { ring.add(text) }
        #expect(texts(ring.records) == ["b", "c", ""])
    }

    @Test func `a record that is too long is not added`() throws {
        let ring = try makeRing()
        #expect(ring.recordBytes == 16)
        #expect(ring.add("0123456789abcdef"))
        #expect(!ring.add("0123456789abcdefg"))
        #expect(texts(ring.records) == ["0123456789abcdef"])
    }

    @Test func `the next process finds what a killed one added`() async throws {
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = scratch.path as String] in
            let ring = try MappedRing(in: path, slots: 100, recordBytes: 16)
            for number in 1...1_000 { ring.add(Array("step \(number)".utf8)) }
            kill(getpid(), SIGKILL)
            ring.erase()
        }
        #expect(try adopted() == [(901...1_000).map { "step \($0)" }])
        #expect(try scratch.names() == [])
        #expect(try adopted() == [])
    }

    @Test func `a living ring is not adopted`() throws {
        let ring = try makeRing()
        ring.add("a")
        #expect(try adopted() == [])
        #expect(texts(ring.records) == ["a"])
    }

    @Test func `a ring stays when its records could not be taken`() throws {
        try leave(["a", "b"])
        #expect(throws: CocoaError.self) {
            try MappedRing.adopt(in: scratch.path) { _ in throw CocoaError(.fileWriteUnknown) }
        }
        #expect(try adopted() == [["a", "b"]])
    }

    @Test(arguments: [64, 67, 68, 72, 80] as [Int])
    func `a record that isn't whole is left out`(offset: Int) throws {
        try leave(["a", "b"])
        let name = try #require(scratch.names().first { $0.hasSuffix(".slots") })
        var bytes = try content(of: scratch.path(name))
        bytes[offset] ^= 1
        try bytes.write(to: URL(filePath: scratch.path(name)))
        #expect(try adopted() == [["b"]])
    }

    @Test func `erased records are in no byte of the directory`() throws {
        let ring = try makeRing()
        ring.add("secret")
        #expect(try holds("secret"))
        ring.erase()
        #expect(try !holds("secret"))
        ring.add("after")
        #expect(texts(ring.records) == ["after"])
    }

    @Test func `a ring that is removed leaves nothing`() throws {
        let ring = try makeRing()
        ring.add("a")
        ring.remove()
        #expect(try scratch.names() == [])
    }

    @Test func `journals and rings leave each other alone`() throws {
        let sample = try Sample()
        let ring = try MappedRing(in: sample.scratch.path, id: .sample, slots: 1, recordBytes: 8)
        ring.add("ring")
        try sample.leave(["journal"])
        let destination = MemoryDestination()
        #expect(sample.adopt(to: destination) == 1)
        #expect(destination.texts == ["journal"])
        #expect(texts(ring.records) == ["ring"])
    }

    private func makeRing() throws -> MappedRing {
        try MappedRing(in: scratch.path, slots: 3, recordBytes: 13)
    }

    private func leave(_ texts: [String]) throws {
        let ring = try makeRing()
        for text in texts { ring.add(text) }
    }

    private func adopted() throws -> [[String]] {
        var all: [[String]] = []
        try MappedRing.adopt(in: scratch.path) { records in all.append(texts(records)) }
        return all
    }

    private func texts(_ records: [JournalRecord]) -> [String] {
        records.map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    private func holds(_ text: String) throws -> Bool {
        try scratch.names().contains { name in
            try content(of: scratch.path(name)).range(of: Data(text.utf8)) != nil
        }
    }
}

extension MappedRing {
    @discardableResult
    fileprivate func add(_ text: String) -> Bool {
        add(Array(text.utf8))
    }
}
#endif
