#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The files of a database: its own, and those that SQLite keeps beside it.
public struct DatabaseFile: Sendable {
    public let path: String

    public init(path: String) {
        self.path = path
    }

    /// Tells one file of this name from another that comes after it, nil when there is none.
    public var identity: FileIdentity? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        return FileIdentity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
    }

    /// Makes an empty file for its owner only, where there is none.
    ///
    /// SQLite gives the files beside it the same permissions. Its directory must exist.
    func make() throws(DatabaseError) {
        let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            guard errno == EEXIST else { throw .notCreated(path: path, errorNumber: errno) }
            return
        }
        close(descriptor)
    }

    /// Renames a damaged database, so that it is kept and its place is free.
    ///
    /// No connection of this process may have it open. Of several processes that want to, one
    /// renames it: the others see that its place is free, or taken by another.
    ///
    /// - Parameter damaged: The file that was found to be damaged.
    /// - Returns: Its new path, or nil when another process was first.
    /// - Throws: When it can't be renamed.
    public func setAside(_ damaged: FileIdentity?) throws(DatabaseError) -> String? {
        let lock = try DatabaseLock(of: path)
        defer { withExtendedLifetime(lock) {} }
        guard let damaged, identity == damaged else { return nil }
        let keptAs = freeName()
        // The log goes first: left alone, it would be taken for a new database's.
        for suffix in ["-wal", "-shm", ""] {
            guard rename(path + suffix, keptAs + suffix) == 0 || errno == ENOENT else {
                throw .notCreated(path: path, errorNumber: errno)
            }
        }
        return keptAs
    }

    /// What the files of its directory take, those of directories in it not counted.
    public var directoryBytes: Int {
        let directory = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
        guard let entries = opendir(directory) else { return 0 }
        defer { closedir(entries) }
        var bytes = 0
        while let entry = readdir(entries) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            var status = stat()
            guard lstat(directory + name, &status) == 0 else { continue }
            if status.st_mode & S_IFMT == S_IFREG { bytes += Int(status.st_size) }
        }
        return bytes
    }

    /// Removes the damaged databases that were set aside, since nobody can tell whose data is in
    /// them.
    ///
    /// - Throws: When one can't be removed.
    public func removeSetAside() throws(DatabaseError) {
        let lock = try DatabaseLock(of: path)
        defer { withExtendedLifetime(lock) {} }
        let free = freeNumber()
        for number in 1..<free {
            for suffix in ["-wal", "-shm", ""] {
                guard unlink(damagedPath(number) + suffix) == 0 || errno == ENOENT else {
                    throw .notCreated(path: damagedPath(number), errorNumber: errno)
                }
            }
        }
    }

    private func freeName() -> String { damagedPath(freeNumber()) }

    private func freeNumber() -> Int {
        var number = 1
        while DatabaseFile(path: damagedPath(number)).identity != nil { number += 1 }
        return number
    }

    private func damagedPath(_ number: Int) -> String { "\(path).damaged-\(number)" }
}
