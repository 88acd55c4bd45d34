#if os(Linux)
import Foundation
import Journal
import Testing

/// Processes that are killed while they append, and what is found of their records.
@Suite struct JournalKillTests {
    private let sample: Sample
    private let path: String

    init() throws {
        sample = try Sample()
        path = sample.scratch.path
    }

    /// The child counts in a mapped word each record whose append has returned.
    ///
    /// Another of its threads kills it when the count is reached, at no particular point of what the others do.
    @Test(arguments: 1...20)
    func `what an append returned for is moved once, in order`(round: Int) async throws {
        let id = JournalID(rawValue: UInt64(round))
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String, round] in
            let ledger = try MappedWords.sample(at: "\(path)/ledger/words")
            let destination = try FileDestination("\(path)/moved")
            Killer.start(when: ledger, counts: UInt64(round * round * 37 - 37))
            let journal = try Journal(
                in: "\(path)/journal",
                id: JournalID(rawValue: UInt64(round)),
                limits: .small,
                to: destination,
                report: { _ in }
            )
            while true {
                let count = ledger.load(0)
                try journal.append("record \(count + 1)", "record \(count + 2)", mustKeep: true)
                ledger.update(0) { _ in count + 2 }
            }
        }
        let ledger = try MappedWords.sample(at: "\(path)/ledger/words")
        let destination = try FileDestination("\(path)/moved")
        Journal.adopt(in: "\(path)/journal", to: destination, report: sample.incidents.report)

        let lines = try destination.lines(of: id)
        #expect(lines.count >= ledger.load(0))
        #expect(lines.count % 2 == 0)
        let isInOrder = lines.enumerated().allSatisfy { index, line in
            line == "\(index + 1) record \(index + 1)"
        }
        #expect(isInOrder)
        #expect(sample.incidents.texts == [])
        let left = try? FileManager.default.contentsOfDirectory(atPath: "\(path)/journal")
        #expect((left ?? []) == [])
    }

    @Test func `a child that outlives its killed parent keeps no journal locked`() async throws {
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
            let journal = try Journal(
                in: "\(path)/journal",
                to: MemoryDestination(refuses: true),
                report: { _ in }
            )
            try journal.append("a")
            let child = try Sleeper.start()
            try Data("\(child)".utf8).write(to: URL(filePath: "\(path)/child"))
            withExtendedLifetime(journal) { _ = kill(getpid(), SIGKILL) }
        }
        let child = try #require(
            pid_t(String(decoding: content(of: "\(path)/child"), as: UTF8.self))
        )
        try #require(kill(child, 0) == 0)
        defer { kill(child, SIGKILL) }

        let destination = MemoryDestination()
        #expect(Journal.adopt(in: "\(path)/journal", to: destination) { _ in } == 1)
        #expect(destination.texts == ["a"])
    }
}

/// Kills its own process.
private enum Killer {
    static func start(when ledger: MappedWords, counts count: UInt64) {
        Thread.detachNewThread {
            while ledger.load(0) < count { sched_yield() }
            kill(getpid(), SIGKILL)
        }
    }
}

/// A program that runs until it is killed, for a quarter of an hour at most, and has all files of its
/// parent that are not closed for it.
private enum Sleeper {
    static func start() throws -> pid_t {
        try closePipesInChildren()
        var child = pid_t()
        var arguments = [strdup("sleep"), strdup("900"), nil]
        defer { for argument in arguments { free(argument) } }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for descriptor in 0...2 as ClosedRange<Int32> {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
        }
        guard posix_spawnp(&child, "sleep", &actions, nil, &arguments, environ) == 0 else {
            throw CocoaError(.executableNotLoadable)
        }
        return child
    }

    /// The test waits until nobody has the pipes to its child open.
    private static func closePipesInChildren() throws {
        // There can be hundreds, inherited from the tests that run beside this one.
        let names = try FileManager.default.contentsOfDirectory(atPath: "/dev/fd")
        for descriptor in names.compactMap({ Int32($0) }) where descriptor > 2 {
            var status = stat()
            guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT != S_IFREG else {
                continue
            }
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        }
    }
}
#endif
