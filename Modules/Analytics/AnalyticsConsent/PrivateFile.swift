#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A small text in a file that only its owner can read, written whole or not at all.
struct PrivateFile: Sendable {
    /// How many bytes a text has at most: far more than any vendor takes.
    static let maximumBytes = 4_096

    /// How often a draft is written that somebody removes.
    private static let attempts = 64

    let path: String

    /// The text of a regular file of a sensible size, and of no link, pipe or device.
    ///
    /// Nothing, when there is no file.
    func read() throws(PrivateFileError) -> String? {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw PrivateFileError(.read, code: errno)
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            (1...Self.maximumBytes).contains(Int(status.st_size))
        else { throw PrivateFileError(.read, code: EINVAL) }
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
        guard pread(descriptor, &bytes, bytes.count, 0) == bytes.count,
            let text = String(validating: bytes, as: UTF8.self)
        else { throw PrivateFileError(.read, code: EINVAL) }
        return text
    }

    /// Keeps a text in place of the one there is.
    func keep(_ text: String) throws(PrivateFileError) {
        try keep(text) { temporary in rename(temporary, path) == 0 }
    }

    /// Keeps a text where there is none, and says whether it did.
    func keepFirst(_ text: String) throws(PrivateFileError) -> Bool {
        var isFirst = true
        try keep(text) { temporary in
            isFirst = link(temporary, path) == 0
            guard isFirst || errno == EEXIST else { return false }
            unlink(temporary)
            return true
        }
        return isFirst
    }

    /// Removes the text, and what a process left of one that was killed while it kept it.
    func remove() throws(PrivateFileError) {
        removeDrafts()
        guard unlink(path) != 0 else { return }
        let code = errno
        // Where nothing can be written, the system doesn't say whether there is anything.
        var status = stat()
        guard code != ENOENT, lstat(path, &status) == 0 else { return }
        throw PrivateFileError(.forget, code: code)
    }

    private var draftPath: String { "\(path).new-" }

    private func removeDrafts() {
        let start = draftPath.lastIndex(of: "/").map { draftPath.index(after: $0) }
        let directory = start.map { String(draftPath[..<$0]) } ?? "./"
        let beginning = String(draftPath[(start ?? draftPath.startIndex)...])
        guard let entries = opendir(directory) else { return }
        defer { closedir(entries) }
        while let entry = readdir(entries) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name.hasPrefix(beginning) { unlink(directory + name) }
        }
    }

    /// Writes under another name and then gives it its own, so that there is never half a text.
    ///
    /// Where another process forgets the text meanwhile, and this draft with it, it is written again:
    /// who is last wins.
    private func keep(
        _ text: String,
        name: (_ temporary: String) -> Bool
    ) throws(PrivateFileError) {
        let bytes = Array(text.utf8)
        guard (1...Self.maximumBytes).contains(bytes.count) else {
            throw PrivateFileError(.keep, code: EINVAL)
        }
        let temporary = "\(draftPath)\(getpid())"
        for attempt in 1...Self.attempts {
            try write(bytes, to: temporary)
            if name(temporary) { return }
            let code = errno
            unlink(temporary)
            guard code == ENOENT, attempt < Self.attempts else {
                throw PrivateFileError(.keep, code: code)
            }
        }
    }

    private func write(_ bytes: [UInt8], to temporary: String) throws(PrivateFileError) {
        // What a process of the same number left behind, or somebody put there.
        unlink(temporary)
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let descriptor = open(temporary, flags, 0o600)
        guard descriptor >= 0 else { throw PrivateFileError(.keep, code: errno) }
        let isWritten =
            pwrite(descriptor, bytes, bytes.count, 0) == bytes.count && fsync(descriptor) == 0
        let code = errno
        close(descriptor)
        guard isWritten else {
            unlink(temporary)
            throw PrivateFileError(.keep, code: code)
        }
    }
}

/// A private file can't be read, written or removed.
struct PrivateFileError: Error, Equatable {
    enum Step: String {
        case read
        case keep
        case forget
    }

    let step: Step

    /// As in `errno`.
    let code: Int32

    init(_ step: Step, code: Int32) {
        self.step = step
        self.code = code
    }

    var isFullDisk: Bool { code == ENOSPC || code == EDQUOT }

    /// What the system calls it.
    var reason: String { String(cString: strerror(code)) }
}
