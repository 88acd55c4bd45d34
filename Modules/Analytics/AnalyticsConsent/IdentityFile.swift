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
    private let path: String
    private let report: @Sendable (IdentityFileError) -> Void

    /// An identity at a path, where there need not be anything.
    ///
    /// - Parameters:
    ///   - path: the file, whose directory exists once a purpose is granted.
    ///   - report: is told when it can't be kept or forgotten.
    public init(path: String, report: @escaping @Sendable (IdentityFileError) -> Void) {
        self.path = path
        self.report = report
    }

    public func load() -> Identity? {
        guard let file = fopen(path, "re") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1_024)
        while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
            bytes += chunk.prefix(count)
        }
        let userId = String(decoding: bytes, as: UTF8.self)
        return userId.isEmpty ? nil : Identity(userId: userId)
    }

    public func save(_ identity: Identity?) {
        do throws(IdentityFileError) {
            if let identity { try keep(identity.userId) } else { try remove() }
        } catch {
            report(error)
        }
    }

    private func remove() throws(IdentityFileError) {
        if unlink(path) != 0, errno != ENOENT, errno != ENOTDIR {
            throw IdentityFileError(step: "forget", code: errno)
        }
    }

    /// Writes under another name and renames, so that there is never half an identity.
    private func keep(_ userId: String) throws(IdentityFileError) {
        let temporary = "\(path).\(getpid())"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw IdentityFileError(step: "keep", code: errno) }
        let bytes = Array(userId.utf8)
        let isWritten = bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
        let code = errno
        close(descriptor)
        guard isWritten, rename(temporary, path) == 0 else {
            let reason = isWritten ? errno : code
            unlink(temporary)
            throw IdentityFileError(step: "keep", code: reason)
        }
    }
}

/// The signed-in person can't be kept for the next launch, or be forgotten on disk.
public struct IdentityFileError: Error, Sendable, Equatable, CustomStringConvertible {
    let step: String
    let code: Int32

    public var description: String {
        "Can't \(step) who is signed in (\(String(cString: strerror(code)))): the next launch would not "
            + "know what this one does. To fix, make the data directory writable."
    }
}

private func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var written = 0
    while written < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
        let count = write(descriptor, rest.baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        written += count
    }
    return true
}
