#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Keeps other processes from opening a database, or setting it aside, for as long as it lives.
///
/// It is a file of its own: SQLite loses its locks on a database when the process closes any other
/// descriptor of it.
final class DatabaseLock {
    private let descriptor: Int32

    init(of path: String) throws(DatabaseError) {
        descriptor = open("\(path).lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            let code = errno
            guard code == ENOENT || code == ENOTDIR else {
                throw .notLocked(path: path, errorNumber: code)
            }
            throw .notCreated(path: path, errorNumber: code)
        }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else { throw .notLocked(path: path, errorNumber: errno) }
        }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }
}
