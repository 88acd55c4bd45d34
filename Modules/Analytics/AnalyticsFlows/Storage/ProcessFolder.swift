import Journal

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The directory of one process's open flows, and the lock that says that the process lives.
///
/// The kernel gives the lock back when the process dies, however it dies, and no child inherits it
/// (`O_CLOEXEC`). Whoever gets the lock then owns the flows.
final class ProcessFolder: Sendable {
    static let lockName = "lock"
    private static let attempts = 1_000

    let path: String
    private let lock: Int32

    private init(path: String, lock: Int32) {
        self.path = path
        self.lock = lock
    }

    deinit {
        close(lock)
    }

    /// A directory of this process, which no other takes for a dead one's.
    ///
    /// It is made and locked under another name, so that it is never seen without its lock held.
    static func made(in parent: String) throws(StorageError) -> ProcessFolder {
        try System.makeDirectory(parent)
        var code = EEXIST
        for number in 0..<attempts {
            let path = "\(parent)/\(getpid())-\(number)"
            let draft = path + ".new"
            guard mkdir(draft, 0o700) == 0 else {
                code = errno
                if code == EEXIST { continue }
                break
            }
            // A launch that sweeps meanwhile may have taken the draft for a dead process's.
            guard let lock = try lock(draft) else { continue }
            if try isNamed(draft, path) { return ProcessFolder(path: path, lock: lock) }
            close(lock)
            unlink("\(draft)/\(lockName)")
            rmdir(draft)
        }
        throw .unavailable(path: parent, step: .create, code: code)
    }

    /// The directory of a process that is dead, or `nil` when it lives or another took it over.
    static func adopted(_ path: String) throws(StorageError) -> ProcessFolder? {
        guard let lock = try lock(path) else { return nil }
        return ProcessFolder(path: path, lock: lock)
    }

    /// Gives the lock back, as the process's death would.
    func letGo() {
        flock(lock, LOCK_UN)
    }

    /// Removes it if it holds nothing but the lock.
    func removeIfEmpty() throws(StorageError) {
        guard try System.names(in: path) == [Self.lockName] else { return }
        try System.remove("\(path)/\(Self.lockName)")
        // Not empty when somebody has made the lock anew, who removes it then.
        rmdir(path)
    }

    /// The lock's descriptor, or `nil` when another holds it, or has held it and removed it.
    private static func lock(_ folder: String) throws(StorageError) -> Int32? {
        let path = "\(folder)/\(lockName)"
        let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW
        let descriptor = open(path, flags, 0o600)
        guard descriptor >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw .unavailable(path: path, step: .open, code: errno)
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            let code = errno
            close(descriptor)
            if code == EWOULDBLOCK { return nil }
            throw .unavailable(path: path, step: .lock, code: code)
        }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_nlink > 0 else {
            close(descriptor)
            return nil
        }
        return descriptor
    }

    /// Whether the draft got the name, which a dead process's directory may have.
    private static func isNamed(_ draft: String, _ path: String) throws(StorageError) -> Bool {
        do throws(StorageError) {
            return try System.rename(draft, to: path)
        } catch {
            if case .unavailable(_, _, let code) = error, [ENOTEMPTY, EEXIST].contains(code) {
                return false
            }
            throw error
        }
    }
}
