#if os(Linux)
import Foundation
import Journal
import Synchronization
import Testing

/// One who finds a damaged file, and gets on with it only after another has replaced it.
@Suite struct SlowOpenerTests {
    @Test(.timeLimit(.minutes(20)))
    func `a file that replaced the damaged one is not set aside`() throws {
        let scratch = try Scratch()
        let path = scratch.path("words")
        try Data("damaged".utf8).write(to: URL(filePath: path))
        let lock = open(path, O_RDONLY)
        try #require(flock(lock, LOCK_EX) == 0)
        let slow = SlowOpener(path: path)
        try slow.waitUntilBlocked()

        try FileManager.default.removeItem(atPath: path)
        try MappedWords.sample(at: path).update(0) { _ in 4 }
        try #require(close(lock) == 0)

        #expect(try slow.result().get() == [4, 0, 0])
        #expect(try scratch.names() == ["words"])
    }
}

/// Opens a file on a thread of its own.
private final class SlowOpener: Sendable {
    private let path: String
    private let opened = Mutex<Result<[UInt64]?, any Error>?>(nil)

    init(path: String) {
        self.path = path
        Thread.detachNewThread { [self] in
            let result = Result { try MappedWords.openSample(at: self.path)?.all }
            opened.withLock { $0 = result }
        }
    }

    /// Returns when it waits for the file's lock, which the kernel shows, or did not need to.
    func waitUntilBlocked() throws {
        var status = stat()
        try #require(stat(path, &status) == 0)
        let file = ":\(status.st_ino) "
        while opened.withLock({ $0 == nil }) {
            let lines = try kernelText("/proc/locks").split(separator: "\n")
            if lines.contains(where: { $0.contains("->") && $0.contains(file) }) { return }
            sched_yield()
        }
    }

    func result() throws -> Result<[UInt64]?, any Error> {
        while true {
            if let result = opened.withLock({ $0 }) { return result }
            sched_yield()
        }
    }
}
#endif
