public import HeraldCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Who is signed in, in a file that only its owner can read.
public struct IdentityFile: IdentityStore {
    /// How many bytes an identity has at most: far more than any vendor takes.
    static let maximumBytes = 4_096

    private let path: String
    private let report: @Sendable (IdentityFileError) -> Void

    /// An identity at a path, where there need not be anything.
    ///
    /// - Parameters:
    ///   - path: the file, whose directory exists once a purpose is granted.
    ///   - report: is told when it can't be read, kept or forgotten.
    public init(path: String, report: @escaping @Sendable (IdentityFileError) -> Void) {
        self.path = path
        self.report = report
    }

    /// Nobody, when there is no file, or none that was written here: that is reported.
    public func load() -> Identity? {
        do throws(IdentityFileError) {
            return try read().map { Identity(userId: $0) }
        } catch {
            report(error)
            return nil
        }
    }

    public func save(_ identity: Identity?) {
        do throws(IdentityFileError) {
            if let identity { try keep(identity.userId) } else { try remove() }
        } catch {
            report(error)
        }
    }
}

extension IdentityFile {
    /// Reads a regular file of a sensible size, and no link, pipe or device.
    private func read() throws(IdentityFileError) -> String? {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw IdentityFileError("read", code: errno)
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            (1...Self.maximumBytes).contains(Int(status.st_size))
        else { throw IdentityFileError("read", code: EINVAL) }
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
        guard pread(descriptor, &bytes, bytes.count, 0) == bytes.count,
            let userId = String(validating: bytes, as: UTF8.self)
        else { throw IdentityFileError("read", code: EINVAL) }
        return userId
    }

    private func remove() throws(IdentityFileError) {
        if unlink(path) != 0, errno != ENOENT, errno != ENOTDIR {
            throw IdentityFileError("forget", code: errno)
        }
    }

    /// Writes under another name and renames, so that there is never half an identity.
    private func keep(_ userId: String) throws(IdentityFileError) {
        let bytes = Array(userId.utf8)
        guard (1...Self.maximumBytes).contains(bytes.count) else {
            throw IdentityFileError("keep", code: EINVAL)
        }
        let temporary = "\(path).new-\(getpid())"
        // What a process of the same number left behind, or somebody put there.
        unlink(temporary)
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let descriptor = open(temporary, flags, 0o600)
        guard descriptor >= 0 else { throw IdentityFileError("keep", code: errno) }
        let isWritten =
            write(descriptor, bytes, bytes.count) == bytes.count
            && fsync(descriptor) == 0
        let code = errno
        close(descriptor)
        guard isWritten, rename(temporary, path) == 0 else {
            let reason = isWritten ? errno : code
            unlink(temporary)
            throw IdentityFileError("keep", code: reason)
        }
    }
}

/// The signed-in person can't be read, kept for the next launch, or forgotten on disk.
public struct IdentityFileError: Error, Sendable, Equatable, CustomStringConvertible {
    private let step: String
    private let code: Int32

    init(_ step: String, code: Int32) {
        self.step = step
        self.code = code
    }

    public var description: String {
        "Can't \(step) who is signed in (\(String(cString: strerror(code)))): the next launch would not "
            + "know what this one does. To fix, look at 'identity' in the data directory."
    }
}
