#if os(Linux)
import Foundation
import Journal
import Testing

/// What is forgotten is in no byte of the directory.
@Suite struct JournalDiscardTests {
    private let sample: Sample
    private let destination = MemoryDestination(refuses: true)

    init() throws {
        sample = try Sample()
    }

    @Test func `unwanted records are forgotten and counted, the others are moved`() throws {
        let journal = try sample.journal(to: destination)
        try journal.append("keep 1", "secret 1", "keep 2")
        try journal.append("secret 2")
        try journal.append("keep 3")
        #expect(try sample.holds("secret 1"))
        #expect(try sample.holds("secret 2"))

        let count = try journal.discard { record in
            String(decoding: record.bytes, as: UTF8.self).hasPrefix("secret")
        }
        #expect(count == 2)
        #expect(try !sample.holds("secret"))
        #expect(try sample.holds("keep 2"))
        #expect(try journal.discard { _ in false } == 0)

        destination.accept()
        #expect(journal.waitUntilMoved(within: .enough))
        #expect(destination.texts == ["keep 1", "keep 2", "keep 3"])
        #expect(destination.sequences == [1, 3, 5])
        #expect(destination.watermarks == [.sample: 5])
    }

    @Test func `a journal of several segments forgets all its records`() throws {
        let journal = try sample.journal(to: destination)
        for number in 1...1_000 { try journal.append("secret \(number)") }
        #expect(try sample.holds("secret 1000"))
        #expect(try journal.discard { _ in true } == 1_000)
        #expect(try !sample.holds("secret"))
        try journal.append("after")
        destination.accept()
        #expect(journal.waitUntilMoved(within: .enough))
        #expect(destination.texts == ["after"])
        #expect(destination.sequences == [1_001])
        #expect(destination.watermarks == [.sample: 1_001])
    }

    @Test func `a dead journal's forgotten records are not adopted`() throws {
        let journal = try sample.journal(to: destination)
        try journal.append("a", "secret", "b")
        try journal.discard { $0.sequence == 2 }
        journal.close(within: .zero)
        destination.accept()
        #expect(sample.adopt(to: destination) == 2)
        #expect(destination.texts == ["a", "b"])
        #expect(sample.incidents.texts.filter { $0.contains("damaged") } == [])
    }

    @Test func `what was moved is erased too, and not counted`() throws {
        destination.accept()
        let journal = try sample.journal(to: destination)
        try journal.append("secret")
        #expect(journal.waitUntilMoved(within: .enough))
        #expect(try sample.holds("secret"))
        #expect(try journal.discard { _ in false } == 0)
        #expect(try !sample.holds("secret"))
        try journal.append("after")
        #expect(journal.waitUntilMoved(within: .enough))
        #expect(destination.texts == ["secret", "after"])
    }

    @Test(.timeLimit(.minutes(20)))
    func `what was moved is erased when the journal is quiet, and it wakes up again`() throws {
        destination.accept()
        let journal = try sample.journal(to: destination)
        try journal.append("secret")
        #expect(journal.waitUntilMoved(within: .enough))
        while try sample.holds("secret") { sched_yield() }
        try journal.append("after")
        while destination.texts != ["secret", "after"] { sched_yield() }
    }

    @Test func `files that were set aside are erased`() throws {
        let kept = sample.scratch.path("\(JournalID(rawValue: 7))-1.segment.damaged-1")
        try Data("secret".utf8).write(to: URL(filePath: kept))
        let journal = try sample.journal(to: destination)
        try journal.discard { _ in false }
        #expect(try !sample.holds("secret"))
    }

    @Test func `a segment that is used again holds nothing of what it held`() throws {
        destination.accept()
        let journal = try sample.journal(to: destination)
        try journal.append("secret")
        #expect(journal.waitUntilMoved(within: .enough))
        #expect(try sample.holds("secret"))
        let filler = [UInt8](repeating: 0xAA, count: 1_000)
        for _ in 1...16 { try journal.append([filler], mustKeep: true) }
        #expect(journal.waitUntilMoved(within: .enough))
        #expect(try !sample.holds("secret"))
    }
}
#endif
