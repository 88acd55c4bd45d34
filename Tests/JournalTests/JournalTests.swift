import Foundation
import Journal
import Testing

#if os(Linux)
@Suite struct JournalTests {
    private let sample: Sample
    private let destination = MemoryDestination()

    init() throws {
        sample = try Sample()
    }

    @Test func `records are moved in order, with the watermark of the last`() throws {
        let journal = try sample.journal(to: destination)
        #expect(try journal.append("a", "b") == 2)
        #expect(try journal.append("c") == 3)
        #expect(journal.waitUntilMoved(within: .enough))
        #expect(destination.texts == ["a", "b", "c"])
        #expect(destination.sequences == [1, 2, 3])
        #expect(destination.watermarks == [.sample: 3])
        #expect(journal.counts.moved == 3)
        #expect(sample.incidents.texts == [])
    }

    @Test func `records of all lengths come out as they went in`() throws {
        let journal = try sample.journal(to: destination)
        let records = (0...200).map { length in [UInt8](repeating: UInt8(length), count: length) }
        for record in records { try journal.append([record]) }
        try journal.append(Array(records[..<100]), mustKeep: true)
        #expect(journal.waitUntilMoved(within: .enough))
        #expect(destination.records.map(\.bytes) == records + records[..<100])
    }

    @Test func `more than all files hold together passes through them`() throws {
        let journal = try sample.journal(to: destination)
        let count = 20_000
        for number in 1...count { try journal.append("record \(number)", mustKeep: true) }
        #expect(journal.waitUntilMoved(within: .enough))
        #expect(destination.texts.elementsEqual((1...count).map { "record \($0)" }))
        #expect(destination.sequences.elementsEqual(1...UInt64(count)))
        #expect(journal.counts.byteCount <= JournalLimits.small.totalBytes)
    }

    @Test func `each watermark is higher than the one before`() throws {
        let journal = try sample.journal(to: destination)
        let record = [UInt8](repeating: 0xAA, count: 6_000)
        for _ in 1...10 {
            try journal.append([record], mustKeep: true)
            #expect(journal.waitUntilMoved(within: .enough))
        }
        #expect(destination.batches == 10)
        #expect(destination.repeats == 0)
    }

    @Test func `several threads append at once, each in its order`() throws {
        let journal = try sample.journal(to: destination)
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for number in 0..<2_000 {
                _ = try? journal.append("\(thread) \(number)", mustKeep: true)
            }
        }
        #expect(journal.waitUntilMoved(within: .enough))
        #expect(destination.sequences == (1...8_000).map { $0 })
        for thread in 0..<4 {
            let own = destination.texts.filter { $0.hasPrefix("\(thread) ") }
            #expect(own == (0..<2_000).map { "\(thread) \($0)" })
        }
    }

    @Test func `no records are appended as nothing`() throws {
        let journal = try sample.journal(to: destination)
        #expect(try journal.append([]) == 0)
        #expect(try journal.append("a") == 1)
        #expect(try journal.append([]) == 1)
    }

    @Test func `closing moves what is left and removes the files`() throws {
        let journal = try sample.journal(to: destination)
        try journal.append("a")
        #expect(journal.close(within: .enough))
        #expect(destination.texts == ["a"])
        #expect(destination.forgotten == [.sample])
        #expect(try sample.scratch.names() == [])
        #expect(throws: JournalRefusal.closed) { try journal.append([[1]]) }
        #expect(journal.close(within: .enough))
    }

    @Test func `a journal that is closed before its destination takes records leaves them`() throws
    {
        let refusing = MemoryDestination(refuses: true)
        let journal = try sample.journal(to: refusing)
        try journal.append("a")
        #expect(!journal.close(within: .zero))
        #expect(sample.adopt(to: destination) == 1)
        #expect(destination.texts == ["a"])
    }

    @Test func `a refusing destination is reported once and gets all records later`() throws {
        let refusing = MemoryDestination(refuses: true)
        let journal = try sample.journal(to: refusing)
        try journal.append("a")
        #expect(!journal.waitUntilMoved(within: .milliseconds(100)))
        try journal.append("b")
        #expect(!journal.waitUntilMoved(within: .milliseconds(100)))
        refusing.accept()
        #expect(journal.waitUntilMoved(within: .enough))
        #expect(refusing.texts == ["a", "b"])
        #expect(
            sample.incidents.texts == [
                "Records can't be moved out of the journal and stay in it for now: Refused()"
            ]
        )
    }

    @Test func `records longer than a segment are refused`() throws {
        let journal = try sample.journal(to: destination)
        let limit = JournalLimits.small.segmentBytes - 64
        let refusal = JournalRefusal.tooLong(byteCount: limit + 8, limit: limit)
        let longest = [UInt8](repeating: 1, count: limit - 24)
        #expect(throws: refusal) { try journal.append([longest + [1]]) }
        #expect(try journal.append([longest]) == 1)
        #expect(journal.waitUntilMoved(within: .enough))
        #expect(destination.records.map(\.bytes) == [longest])
    }
}
#endif
