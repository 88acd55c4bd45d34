#if os(Linux)
import Foundation
import Journal
import Testing

/// Where a journal can't keep what it promises, nothing is made.
@Suite struct JournalRefusalTests {
    private let sample: Sample

    init() throws {
        sample = try Sample()
    }

    @Test func `a path through a file is refused`() throws {
        let file = sample.scratch.path("file")
        try Data("file".utf8).write(to: URL(filePath: file))
        #expect(throws: StorageError.unavailable(path: "\(file)/a", step: .open, code: ENOTDIR)) {
            try makeJournal(in: "\(file)/a")
        }
        #expect(try sample.scratch.names() == ["file"])
    }

    @Test func `a file system that may take room for each write is refused`() {
        let error = StorageError.unavailable(path: "/proc", step: .map, code: EOPNOTSUPP)
        #expect(throws: error) { try makeJournal(in: "/proc") }
    }

    @Test func `a limit on file size is an error and no signal`() async throws {
        await #expect(processExitsWith: .success) { [path = sample.scratch.path as String] in
            var limit = rlimit(rlim_cur: 4_096, rlim_max: 4_096)
            try #require(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
            let segment = "\(path)/\(JournalID.sample)-1.segment"
            let error = StorageError.unavailable(path: segment, step: .preallocate, code: EFBIG)
            #expect(throws: error) {
                try Journal(in: path, id: .sample, to: MemoryDestination()) { _ in }
            }
        }
        #expect(try sample.scratch.names() == [])
    }

    @Test func `a limit on memory is an error`() async throws {
        await #expect(processExitsWith: .success) { [path = sample.scratch.path as String] in
            var limits = JournalLimits()
            limits.segmentBytes = 64 << 20
            limits.totalBytes = 128 << 20
            let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
                .split(separator: " ").first.flatMap { rlim_t($0) }
            let room = try #require(pages) * rlim_t(getpagesize()) + (32 << 20)
            var limit = rlimit(rlim_cur: room, rlim_max: room)
            try #require(setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0)
            let segment = "\(path)/\(JournalID.sample)-1.segment"
            let error = StorageError.unavailable(path: segment, step: .map, code: ENOMEM)
            #expect(throws: error) {
                try Journal(in: path, id: .sample, limits: limits, to: MemoryDestination()) { _ in }
            }
        }
        #expect(try sample.scratch.names() == [])
    }

    @Test func `an id that is taken is refused`() throws {
        let destination = MemoryDestination()
        let journal = try sample.journal(to: destination)
        let lock = sample.scratch.path("\(JournalID.sample).journal")
        #expect(throws: StorageError.unavailable(path: lock, step: .create, code: EEXIST)) {
            try sample.journal(to: destination)
        }
        try journal.append("a")
        #expect(journal.close(within: .enough))
    }

    @Test(
        arguments: [(4_095, 1 << 20), (4_096, 4_096), (0, 4_096), (65 << 20, 1 << 30)]
            as [(Int, Int)]
    )
    func `limits that can't be stop the program`(segment: Int, total: Int) async throws {
        await #expect(processExitsWith: .failure) {
            [path = sample.scratch.path as String, segment, total] in
            var limits = JournalLimits()
            limits.segmentBytes = segment
            limits.totalBytes = total
            _ = try? Journal(in: path, limits: limits, to: MemoryDestination()) { _ in }
        }
    }

    private func makeJournal(in directory: String) throws {
        _ = try Journal(in: directory, to: MemoryDestination()) { _ in }
    }
}
#endif
