#if os(Linux)
import Foundation
import Journal
import Testing

/// Journals on a disk of twelve pages, of which a segment takes four.
@Suite(.enabled(if: FullDisk.isAvailable, "a small disk can't be mounted here"))
struct JournalSpaceTests {
    private let scratch: Scratch
    private let disk: FullDisk
    private let incidents = Incidents()

    init() throws {
        scratch = try Scratch()
        disk = try FullDisk(pages: 12, at: scratch.path)
    }

    @Test func `on a full disk no journal is made, and nothing is left behind`() throws {
        try disk.fill()
        let path = "\(disk.path)/\(JournalID.sample)-1.segment"
        let error = StorageError.unavailable(path: path, step: .preallocate, code: ENOSPC)
        #expect(throws: error) { try makeJournal(to: MemoryDestination()) }
        #expect(try names() == ["filler"])
    }

    @Test func `when the disk fills up, what has room is kept and no more`() throws {
        let destination = MemoryDestination(refuses: true)
        let journal = try makeJournal(to: destination)
        try disk.fill()
        let record = [UInt8](repeating: 0xAA, count: 1_000)
        var count: UInt64 = 0
        do throws(JournalRefusal) {
            while true { count = try journal.append([record]) }
        } catch {
            #expect(error == .full)
        }
        #expect(count >= 15)
        #expect(throws: JournalRefusal.full) { try journal.append([record]) }
        #expect(incidents.texts.contains { $0.hasPrefix("The journal can't grow") })
        let refusals = incidents.texts.filter { $0.contains("records are refused") }
        #expect(refusals.count == 1)
        #expect(refusals.first?.hasPrefix("The journal is full and can't grow") == true)
        #expect(refusals.first?.contains("To fix, make room on its disk.") == true)

        destination.accept()
        #expect(journal.waitUntilMoved(within: .enough))
        #expect(destination.sequences == (1...count).map { $0 })
        for _ in 1...100 { try journal.append([record], mustKeep: true) }
        #expect(journal.close(within: .enough))
        #expect(try names() == ["filler"])
    }

    private func makeJournal(to destination: MemoryDestination) throws -> Journal {
        try Journal(
            in: disk.path,
            id: .sample,
            limits: .small,
            to: destination,
            report: incidents.report
        )
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: disk.path)
    }
}
#endif
