#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What a directory is on.
struct FileSystem {
    let directory: String

    /// Refuses those of which it isn't known that a preallocated file stays writable when the disk
    /// is full: where every write takes new room, one without ends the process (SIGBUS).
    func requireSafeMapping() throws(StorageError) {
        guard let kind = try kind(), Self.safe.contains(kind) else {
            throw .unavailable(path: directory, step: .map, code: EOPNOTSUPP)
        }
    }

    /// Linux's own numbers of ext4 (and ext2 and ext3), XFS and tmpfs.
    private static let safe: Set<UInt32> = [0xEF53, 0x5846_5342, 0x0102_1994]

    #if os(Linux)
    private typealias Call = @convention(c) (UnsafePointer<CChar>, UnsafeMutableRawPointer) -> Int32

    /// The kernel's number, or `nil` where it can't be asked.
    ///
    /// `statfs` is looked up by name, since the system's module for Swift leaves its header out. Its
    /// answer begins with the number and takes 120 bytes on 64-bit systems.
    private func kind() throws(StorageError) -> UInt32? {
        guard let symbol = dlsym(nil, "statfs") else { return nil }
        var answer = [UInt64](repeating: 0, count: 64)
        guard unsafeBitCast(symbol, to: Call.self)(directory, &answer) == 0 else {
            throw .unavailable(path: directory, step: .map, code: errno)
        }
        return UInt32(truncatingIfNeeded: answer[0])
    }
    #else
    /// Elsewhere no kind of file system is known to be safe.
    private func kind() throws(StorageError) -> UInt32? { nil }
    #endif
}
