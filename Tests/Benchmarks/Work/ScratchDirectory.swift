#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A new directory for a benchmark's databases, removed with them.
final class ScratchDirectory: Sendable {
    let path: String

    init() throws {
        let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var name = Array("\(parent)/moove-benchmark-XXXXXX".utf8CString)
        guard mkdtemp(&name) != nil else { throw NoScratchDirectory(errorNumber: errno) }
        path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit {
        for database in ["floor.sqlite", "outbox.sqlite"] {
            for suffix in ["", "-wal", "-shm", ".lock"] { unlink("\(path)/\(database)\(suffix)") }
        }
        rmdir("\(path)/journal")
        rmdir(path)
    }
}

struct NoScratchDirectory: Error, CustomStringConvertible {
    let errorNumber: Int32

    var description: String { "No directory for temporary files can be made (\(errorNumber))." }
}
