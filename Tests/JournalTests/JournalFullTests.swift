#if os(Linux)
import Foundation
import Journal
import Synchronization
import Testing

/// What happens when the destination is slower than the callers.
@Suite struct JournalFullTests {
    private let sample: Sample
    private let destination = MemoryDestination(refuses: true)
    private let filler = [UInt8](repeating: 0xAA, count: 1_000)

    init() throws {
        sample = try Sample()
    }

    @Test func `at the limit records are refused, counted, and reported once`() throws {
        let journal = try sample.journal(to: destination)
        try fill(journal)
        for _ in 1...3 {
            #expect(throws: JournalRefusal.full) { try journal.append([filler, filler]) }
        }
        #expect(journal.counts.refused == 6)
        #expect(journal.counts.waits == 0)
        #expect(journal.counts.byteCount == JournalLimits.small.totalBytes)
        #expect(reports(beginningWith: "The journal has reached its 65536 bytes").count == 1)
        // A segment that the writer was making meanwhile goes as soon as it is made.
        while try sample.scratch.names().count > 5 { sched_yield() }
        #expect(try sample.scratch.names().count == 5)

        destination.accept()
        let appended = journal.counts.appended
        #expect(journal.waitUntilMoved(within: .enough))
        #expect(destination.sequences == (1...appended).map { $0 })
        #expect(try journal.append([filler]) == appended + 1)
    }

    @Test func `what must be kept waits for room, reported once`() throws {
        let journal = try sample.journal(to: destination)
        let last = try fill(journal)
        destination.accept()
        #expect(try journal.append([filler], mustKeep: true) == last + 1)
        #expect(journal.waitUntilMoved(within: .enough))
        #expect(destination.records.count == Int(last) + 1)
        #expect(journal.counts.refused == 0)
        #expect(reports(beginningWith: "The journal has reached") == [])
    }

    @Test func `what must be kept waits as long as the limit says, and once until more is moved`()
        throws
    {
        var limits = JournalLimits.small
        limits.longestWait = .milliseconds(1)
        let journal = try sample.journal(limits: limits, to: destination)
        try fill(journal)
        for _ in 1...3 {
            #expect(throws: JournalRefusal.full) { try journal.append([filler], mustKeep: true) }
        }
        #expect(journal.counts.waits == 1)
        #expect(journal.counts.refused == 3)

        destination.accept()
        #expect(journal.waitUntilMoved(within: .enough))
        destination.refuse()
        #expect(throws: JournalRefusal.full) {
            while true { try journal.append([filler], mustKeep: true) }
        }
        let waits = journal.counts.waits
        #expect(waits > 1)
        for _ in 1...3 { _ = try? journal.append([filler], mustKeep: true) }
        #expect(journal.counts.waits == waits)
        #expect(reports(beginningWith: "The journal is full, so records that must be").count == 1)
    }

    @Test func `closing ends the wait of what must be kept`() throws {
        var limits = JournalLimits.small
        limits.longestWait = .seconds(3_600)
        let journal = try sample.journal(limits: limits, to: destination)
        try fill(journal)
        let waiting = Waiting(journal: journal, record: filler)
        while journal.counts.waits == 0 { sched_yield() }
        journal.close(within: .zero)
        #expect(waiting.refusal() == .closed)
    }

    /// - Returns: The sequence of the last record that found room.
    @discardableResult
    private func fill(_ journal: Journal) throws -> UInt64 {
        var last: UInt64 = 0
        for _ in 1...60 { last = try journal.append([filler]) }
        return last
    }

    private func reports(beginningWith text: String) -> [String] {
        sample.incidents.texts.filter { $0.hasPrefix(text) }
    }
}

/// Appends on a thread of its own.
private final class Waiting: Sendable {
    private let done = DispatchSemaphore(value: 0)
    private let outcome = Mutex<JournalRefusal?>(nil)

    init(journal: Journal, record: [UInt8]) {
        Thread.detachNewThread { [self] in
            do throws(JournalRefusal) {
                try journal.append([record], mustKeep: true)
            } catch {
                outcome.withLock { $0 = error }
            }
            done.signal()
        }
    }

    func refusal() -> JournalRefusal? {
        done.wait()
        return outcome.withLock { $0 }
    }
}
#endif
