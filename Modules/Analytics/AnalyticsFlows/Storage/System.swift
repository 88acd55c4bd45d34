import Journal

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The calls that the stores make of the system, with its refusals as errors.
enum System {
    /// Adds text to the end of a file in one write.
    ///
    /// - Parameters:
    ///   - text: What is added.
    ///   - path: The file, which is no link.
    ///   - isNew: Whether to make the file, which must not be there then.
    /// - Returns: whether it was there, or could be made in a directory that is there.
    /// - Throws: ``StorageError`` when the system refuses.
    static func append(
        _ text: String,
        to path: String,
        isNew: Bool = false
    ) throws(StorageError) -> Bool {
        let flags = O_WRONLY | O_APPEND | O_CLOEXEC | O_NOFOLLOW
        let descriptor = open(path, isNew ? flags | O_CREAT | O_EXCL : flags, 0o600)
        guard descriptor >= 0 else {
            if errno == ENOENT { return false }
            throw .unavailable(path: path, step: isNew ? .create : .open, code: errno)
        }
        defer { close(descriptor) }
        let bytes = Array(text.utf8)
        let count = write(descriptor, bytes, bytes.count)
        guard count == bytes.count else {
            throw .unavailable(path: path, step: .write, code: count < 0 ? errno : ENOSPC)
        }
        return true
    }

    /// The text of a regular file, or `nil` when there is none.
    ///
    /// Of a file with more than `limit` bytes, what is returned has more than `limit` bytes too.
    static func text(of path: String, limit: Int) throws(StorageError) -> String? {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw .unavailable(path: path, step: .open, code: errno)
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            throw .unavailable(path: path, step: .read, code: errno)
        }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path: path) }
        var bytes = [UInt8](repeating: 0, count: min(Int(status.st_size), limit + 1))
        let count = pread(descriptor, &bytes, bytes.count, 0)
        guard count >= 0 else { throw .unavailable(path: path, step: .read, code: errno) }
        return String(decoding: bytes.prefix(count), as: UTF8.self)
    }

    /// Gives a file or directory another name.
    ///
    /// - Returns: whether it was there.
    static func rename(_ path: String, to name: String) throws(StorageError) -> Bool {
        if Self.renameCall(path, name) == 0 { return true }
        if errno == ENOENT { return false }
        throw .unavailable(path: path, step: .name, code: errno)
    }

    static func remove(_ path: String) throws(StorageError) {
        guard unlink(path) != 0, errno != ENOENT else { return }
        throw .unavailable(path: path, step: .setAside, code: errno)
    }

    /// The names in a directory in order, none when there is no directory.
    static func names(in path: String) throws(StorageError) -> [String] {
        guard let directory = opendir(path) else {
            if errno == ENOENT || errno == ENOTDIR { return [] }
            throw .unavailable(path: path, step: .open, code: errno)
        }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
                tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    /// Makes a directory and those above it where they are missing, for their owner only.
    static func makeDirectory(_ path: String) throws(StorageError) {
        guard mkdir(path, 0o700) != 0, errno != EEXIST else { return }
        guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
            throw .unavailable(path: path, step: .create, code: errno)
        }
        try makeDirectory(String(path[..<slash]))
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
            throw .unavailable(path: path, step: .create, code: errno)
        }
    }

    /// Removes a directory and the files in it, unless another process is doing so.
    static func removeAll(in path: String) throws(StorageError) {
        for name in try names(in: path) {
            try remove("\(path)/\(name)")
        }
        guard rmdir(path) != 0, errno != ENOENT, errno != ENOTEMPTY else { return }
        throw .unavailable(path: path, step: .setAside, code: errno)
    }

    /// The code of what isn't there.
    static let missing = ENOENT

    private static func renameCall(_ path: String, _ name: String) -> Int32 {
        #if canImport(Glibc)
        Glibc.rename(path, name)
        #elseif canImport(Musl)
        Musl.rename(path, name)
        #else
        Darwin.rename(path, name)
        #endif
    }
}
