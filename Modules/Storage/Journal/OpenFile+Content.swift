#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension OpenFile {
    /// How many bytes the file has; pipes, devices and the like have none and are refused.
    func size() throws(StorageError) -> Int {
        let status = try status()
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path: path) }
        return Int(status.st_size)
    }

    /// The first word, in the byte order of the machine.
    func firstWord() throws(StorageError) -> UInt64 {
        var word: UInt64 = 0
        let count = withUnsafeMutableBytes(of: &word) { bytes in
            pread(descriptor, bytes.baseAddress, bytes.count, 0)
        }
        guard count >= 0 else { throw failure(at: .read) }
        guard count == MemoryLayout<UInt64>.size else { throw failure(at: .read, code: EIO) }
        return word
    }

    func writeFirstWord(_ word: UInt64) throws(StorageError) {
        let count = withUnsafeBytes(of: word) { bytes in
            pwrite(descriptor, bytes.baseAddress, bytes.count, 0)
        }
        guard count >= 0 else { throw failure(at: .write) }
        guard count == MemoryLayout<UInt64>.size else { throw failure(at: .write, code: EIO) }
    }

    /// Waits until the disk has the file.
    func synchronize() throws(StorageError) {
        guard Self.untilDone({ fsync(descriptor) }) == 0 else { throw failure(at: .synchronize) }
    }

    /// Waits until nobody else has it locked; unlocked when it is closed.
    func lock() throws(StorageError) {
        guard Self.untilDone({ flock(descriptor, LOCK_EX) }) == 0 else { throw failure(at: .lock) }
    }

    /// Locks it if nobody else has it locked.
    func tryLock() throws(StorageError) -> Bool {
        if Self.untilDone({ flock(descriptor, LOCK_EX | LOCK_NB) }) == 0 { return true }
        guard errno == EWOULDBLOCK else { throw failure(at: .lock) }
        return false
    }

    /// Unlocks it, also where a child that is just being started has it open for a moment more.
    func unlock() {
        flock(descriptor, LOCK_UN)
    }

    /// Whether the name still stands for this file, not for one that came after it.
    func isStillNamed(_ name: String) throws(StorageError) -> Bool {
        let own = try status()
        var named = stat()
        guard lstat(name, &named) == 0 else {
            guard errno == ENOENT else { throw failure(at: .read) }
            return false
        }
        return named.st_ino == own.st_ino && named.st_dev == own.st_dev
    }

    func status() throws(StorageError) -> stat {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw failure(at: .read) }
        return status
    }
}
