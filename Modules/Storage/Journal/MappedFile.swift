#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Which file a mapping is of: while it is mapped, no other file gets its number.
struct MappedFile: Sendable {
    private let path: String
    private let device: UInt64
    private let number: UInt64

    init(path: String, _ status: stat) {
        self.path = path
        device = UInt64(status.st_dev)
        number = UInt64(status.st_ino)
    }

    /// Whether the path stands for this file, and not for nothing or one that came after it.
    var isInPlace: Bool {
        var status = stat()
        guard lstat(path, &status) == 0 else { return false }
        return UInt64(status.st_dev) == device && UInt64(status.st_ino) == number
    }

    /// Renames it, so that it is kept and its place is free.
    ///
    /// - Returns: Its new path, or `nil` when it isn't in its place any more.
    func setAside() throws(StorageError) -> String? {
        guard let file = try OpenFile.existing(at: path) else { return nil }
        try file.lock()
        guard isInPlace else { return nil }
        return try SetAside(path: path).keep()
    }
}
