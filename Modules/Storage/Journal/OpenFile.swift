#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A file that is open for reading and writing, closed when it is no longer needed.
///
/// No child process inherits it. Symbolic links are not followed, since a file is linked and set
/// aside by its own name.
struct OpenFile: ~Copyable {
    let descriptor: Int32
    let name: String
    /// What errors call the file.
    let path: String

    private init(descriptor: Int32, name: String, path: String) {
        self.descriptor = descriptor
        self.name = name
        self.path = path
    }

    deinit {
        close(descriptor)
    }

    /// The file, or `nil` when nothing has this name.
    static func existing(at path: String) throws(StorageError) -> OpenFile? {
        let descriptor = untilDone { open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW) }
        if descriptor >= 0 { return OpenFile(descriptor: descriptor, name: path, path: path) }
        guard errno == ENOENT else {
            throw .unavailable(path: path, step: .open, code: errno)
        }
        return nil
    }

    /// A new file that only its owner can read, or `nil` when something has this name.
    static func new(named name: String, for path: String) throws(StorageError) -> OpenFile? {
        let flags = O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC
        let descriptor = untilDone { open(name, flags, 0o600) }
        if descriptor >= 0 { return OpenFile(descriptor: descriptor, name: name, path: path) }
        guard errno == EEXIST else {
            throw .unavailable(path: path, step: .create, code: errno)
        }
        return nil
    }

    /// Where the first bytes of the file are from now on; the file may be closed then.
    func map(byteCount: Int) throws(StorageError) -> UInt {
        let protection = PROT_READ | PROT_WRITE
        let base = UInt(bitPattern: mmap(nil, byteCount, protection, MAP_SHARED, descriptor, 0))
        guard base != UInt.max else { throw failure(at: .map) }
        return base
    }

    /// What went wrong just now; ask before any other call.
    func failure(at step: StorageStep, code: Int32 = errno) -> StorageError {
        .unavailable(path: path, step: step, code: code)
    }

    /// Repeats a call that a signal interrupted.
    static func untilDone(_ call: () -> Int32) -> Int32 {
        while true {
            let result = call()
            guard result == -1, errno == EINTR else { return result }
        }
    }
}
