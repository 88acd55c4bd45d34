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

    /// Makes the lock of a new journal.
    static func make(of journal: JournalID, in files: JournalFiles) throws(StorageError)
        -> JournalLock
    {
        let path = files.lock(of: journal)
        while true {
            guard let file = try OpenFile.new(named: path, for: path) else {
                throw .unavailable(path: path, step: .create, code: EEXIST)
            }
            // Who adopts dead journals can be faster, find nothing, and remove it.
            try file.lock()
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
