#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Room on the disk before a file is mapped: a page without any ends who writes to it (SIGBUS).
extension OpenFile {
    /// Gives a new file its size, filled with zeros.
    func preallocate(byteCount: Int) throws(StorageError) {
        #if canImport(Darwin)
        let zeros = [UInt8](repeating: 0, count: byteCount)
        let written = pwrite(descriptor, zeros, byteCount, 0)
        guard written >= 0 else { throw failure(at: .preallocate) }
        guard written == byteCount else { throw failure(at: .preallocate, code: ENOSPC) }
        #else
        try allocate(byteCount: byteCount)
        #endif
    }

    /// Makes room where a copy of a file, restored from elsewhere, has none.
    ///
    /// Only where a hole is found: on a file system that can't preallocate, the system's library
    /// reads and writes bytes of the file instead, beside processes that have it mapped.
    func fillHoles(byteCount: Int) throws(StorageError) {
        #if !canImport(Darwin)
        let firstHole = lseek(descriptor, 0, Self.seekHole)
        guard firstHole >= 0, firstHole < byteCount else { return }
        try allocate(byteCount: byteCount)
        #endif
    }

    #if !canImport(Darwin)
    /// A file that outgrows the limit of its process ends it by default; now the call fails instead.
    private static let ignoresSizeSignal: Void = {
        _ = signal(SIGXFSZ, SIG_IGN)
    }()

    /// Linux's `SEEK_HOLE`, which its headers show to C programs that ask for GNU's additions.
    private static let seekHole: Int32 = 4

    private func allocate(byteCount: Int) throws(StorageError) {
        _ = Self.ignoresSizeSignal
        var code: Int32
        repeat { code = posix_fallocate(descriptor, 0, off_t(byteCount)) } while code == EINTR
        guard code == 0 else { throw failure(at: .preallocate, code: code) }
    }
    #endif
}
