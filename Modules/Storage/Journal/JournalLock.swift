import Dispatch

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The right to a journal's files, which the kernel gives back when its process dies.
///
/// Held as long as this lives. No child that a process starts inherits it.
final class JournalLock: Sendable {
    private let file: OpenFile

    private init(_ file: consuming OpenFile) {
        self.file = file
    }

    deinit {
        file.unlock()
    }

    /// How long who makes a journal waits for others, in milliseconds.
    private static let patience = 2_000

    /// Makes the lock of a new journal.
    ///
    /// Who adopts dead journals can be faster, find nothing in it, and remove it; then it is made
    /// anew.
    static func make(of journal: JournalID, in files: JournalFiles) throws(StorageError)
        -> JournalLock
    {
        let path = files.lock(of: journal)
        let deadline = DispatchTime.now() + .milliseconds(patience)
        while true {
            guard let file = try OpenFile.new(named: path, for: path) else {
                throw .unavailable(path: path, step: .create, code: EEXIST)
            }
            while try !file.tryLock() {
                guard DispatchTime.now() < deadline else {
                    throw file.failure(at: .lock, code: EWOULDBLOCK)
                }
                usleep(1_000)
            }
            if try file.isStillNamed(path) { return JournalLock(file) }
        }
    }

    /// Takes over the lock of a dead journal, or answers `nil` when it lives, or is gone.
    static func adopt(_ journal: JournalID, in files: JournalFiles) throws(StorageError)
        -> JournalLock?
    {
        let path = files.lock(of: journal)
        guard let file = try OpenFile.existing(at: path), try file.tryLock(),
            try file.isStillNamed(path)
        else { return nil }
        return JournalLock(file)
    }

    /// Removes the file; the last thing that is done to a journal.
    func remove() {
        unlink(file.name)
    }
}
