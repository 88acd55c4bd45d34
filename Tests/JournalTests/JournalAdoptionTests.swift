#if os(Linux)
import Foundation
import Journal
import Synchronization
import Testing

/// What becomes of the records of a process that is dead.
@Suite struct JournalAdoptionTests {
    private let sample: Sample
    private let destination = MemoryDestination()

    init() throws {
        sample = try Sample()
    }

    @Test func `a dead journal's records are moved once, in order, and its files removed`() throws {
        let texts = (1...1_000).map { "record \($0)" }
        try sample.leave(texts)
        #expect(sample.adopt(to: destination) == 1_000)
        #expect(destination.texts == texts)
        #expect(destination.forgotten == [.sample])
        #expect(try sample.scratch.names() == [])
        #expect(sample.adopt(to: destination) == 0)
    }

    @Test func `records that a crash left moved are not moved again`() throws {
        try sample.leave(["a", "b", "c"])
        destination.set(2, of: .sample)
        #expect(sample.adopt(to: destination) == 1)
        #expect(destination.texts == ["c"])
        #expect(destination.sequences == [3])
    }

    @Test func `a journal whose records are all moved is removed`() throws {
        try sample.leave(["a", "b"])
        destination.set(2, of: .sample)
        #expect(sample.adopt(to: destination) == 0)
        #expect(try sample.scratch.names() == [])
        #expect(sample.incidents.texts.filter { $0.contains("missing") } == [])
    }

    @Test func `a living journal is not adopted`() throws {
        let refusing = MemoryDestination(refuses: true)
        let journal = try sample.journal(to: refusing)
        try journal.append("a")
        #expect(sample.adopt(to: destination) == 0)
        refusing.accept()
        #expect(journal.close(within: .enough))
        #expect(refusing.texts == ["a"])
    }

    @Test func `a journal that is appended to adopts the dead ones first`() throws {
        try sample.leave(["a", "b"], id: JournalID(rawValue: 1))
        let journal = try sample.journal(to: destination)
        try journal.append("c")
        #expect(journal.close(within: .enough))
        #expect(destination.texts == ["a", "b", "c"])
        #expect(try sample.scratch.names() == [])
    }

    @Test func `the journal that was made first is adopted first`() throws {
        try sample.leave(["a"], id: JournalID(rawValue: 9))
        try sample.leave(["b"], id: JournalID(rawValue: 1))
        try sample.leave(["c"], id: JournalID(rawValue: 5))
        for (id, time) in [(9, 1_000), (1, 2_000), (5, 3_000)] as [(UInt64, Double)] {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: time)],
                ofItemAtPath: sample.scratch.path("\(JournalID(rawValue: id)).journal")
            )
        }
        #expect(sample.adopt(to: destination) == 3)
        #expect(destination.texts == ["a", "b", "c"])
    }

    @Test func `a destination that refuses keeps the dead journal as it is`() throws {
        try sample.leave(["a"])
        #expect(sample.adopt(to: MemoryDestination(refuses: true)) == 0)
        #expect(
            sample.incidents.texts.contains(
                "The records of the dead journal '00000000000000a1' stay in it for now: Refused()"
            )
        )
        #expect(sample.adopt(to: destination) == 1)
        #expect(destination.texts == ["a"])
    }

    @Test(.timeLimit(.minutes(20)))
    func `a dead journal that is refused at first is adopted once it is taken`() async throws {
        try sample.leave(["a"], id: JournalID(rawValue: 1))
        let busy = MemoryDestination(refuses: true)
        let journal = try sample.journal(to: busy)
        try journal.append("b")
        let isRefused = { sample.incidents.texts.contains { $0.contains("dead journal") } }
        while !isRefused(), !Task.isCancelled { await Task.yield() }
        busy.accept()
        while busy.texts.count < 2, !Task.isCancelled { await Task.yield() }
        #expect(busy.texts.sorted() == ["a", "b"])
        #expect(journal.close(within: .enough))
        #expect(try sample.scratch.names() == [])
    }

    @Test func `what a kill left half made is removed`() throws {
        try sample.leave(["a"])
        let draft = sample.scratch.path("\(JournalID.sample)-9.segment.new")
        try Data(count: 100).write(to: URL(filePath: draft))
        let empty = sample.scratch.path("\(JournalID(rawValue: 2)).journal")
        try Data().write(to: URL(filePath: empty))
        #expect(sample.adopt(to: destination) == 1)
        #expect(try sample.scratch.names() == [])
    }

    @Test func `two who adopt at once move each record once`() throws {
        for round in 1...100 {
            let destination = MemoryDestination()
            let journals = (1...3).map { JournalID(rawValue: UInt64(round * 10 + $0)) }
            for journal in journals { try sample.leave(["a", "b"], id: journal) }
            DispatchQueue.concurrentPerform(iterations: 2) { _ in
                sample.adopt(to: destination)
            }
            #expect(destination.texts.sorted() == ["a", "a", "a", "b", "b", "b"])
            #expect(destination.watermarks == [:])
            #expect(sample.incidents.texts.filter { !$0.contains("Refused") } == [])
            #expect(try sample.scratch.names() == [])
        }
    }

    @Test func `a journal is made while others look for dead ones`() throws {
        let isDone = Atomic(false)
        DispatchQueue.concurrentPerform(iterations: 4) { worker in
            guard worker == 0 else {
                while !isDone.load(ordering: .relaxed) { sample.adopt(to: destination) }
                return
            }
            for number in 1...1_000 {
                let journal = try? sample.journal(
                    JournalID(rawValue: UInt64(number)),
                    to: destination
                )
                #expect(journal != nil)
                journal?.close(within: .zero)
            }
            isDone.store(true, ordering: .relaxed)
        }
        #expect(try sample.scratch.names() == [])
    }

    @Test func `what isn't a journal's is left alone`() throws {
        let names = ["A1.journal", "a1.journal", "notes.segment", "outbox.sqlite"]
        for name in names { try Data("x".utf8).write(to: URL(filePath: sample.scratch.path(name))) }
        #expect(sample.adopt(to: destination) == 0)
        #expect(try sample.scratch.names() == names)
    }
}
#endif
