import Dispatch

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
    /// How many processes may open a database one after the other until this one does.
    private static let queue = 4

    private let descriptor: Int32

    /// - Parameters:
    ///   - path: The database's.
    ///   - patience: How long to wait for each of a few other processes, in milliseconds: while one
    ///     that has it waits for the database, others may come before this one.
    /// - Throws: That it is busy, or that no lock can be made there.
    init(of path: String, patience: Int = Connection.patience) throws(DatabaseError) {
        descriptor = open("\(path).lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            let code = errno
            guard code == ENOENT || code == ENOTDIR else {
                throw .notLocked(path: path, errorNumber: code)
            }
            throw .notCreated(path: path, errorNumber: code)
        }
        let deadline = DispatchTime.now() + .milliseconds(Self.queue * patience)
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            switch errno {
            case EINTR: continue
            case EWOULDBLOCK where DispatchTime.now() < deadline: usleep(1_000)
            case EWOULDBLOCK: throw .busy(path: path)
            case let code: throw .notLocked(path: path, errorNumber: code)
            }
        }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }
}
