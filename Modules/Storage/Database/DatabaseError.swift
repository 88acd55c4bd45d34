import CSQLite

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Why a database can't be used.
///
/// Its description names the file with its whole path, since whoever runs the program needs that
/// to find it: send it to nobody. Nothing of what a database holds is in it.
public enum DatabaseError: Error, Sendable, Equatable {
    /// SQLite refused a step, with this extended result code.
    case failed(path: String, code: Int32)
    /// The file can't be made, with this `errno`.
    case notCreated(path: String, errorNumber: Int32)
    /// The file that its users lock can't be made or locked, with this `errno`.
    case notLocked(path: String, errorNumber: Int32)
    /// A later version of the program wrote it. It is untouched.
    case newerSchema(path: String, found: Int, known: Int)

    /// Whether what the file holds is no database, or one with broken pages.
    public var isDamage: Bool { primaryCode == SQLITE_CORRUPT || primaryCode == SQLITE_NOTADB }

    /// Whether it has no such table, or the SQL is wrong in another way.
    public var isMistake: Bool { primaryCode == SQLITE_ERROR }

    /// Whether another process kept it for longer than this one waits.
    public var isBusy: Bool { primaryCode == SQLITE_BUSY || primaryCode == SQLITE_PROTOCOL }

    /// What a database throws that holds what nobody has written to it.
    public static func damaged(path: String) -> DatabaseError {
        .failed(path: path, code: SQLITE_CORRUPT)
    }

    static func busy(path: String) -> DatabaseError { .failed(path: path, code: SQLITE_BUSY) }

    /// Whether there is no room for it.
    public var isFullDisk: Bool {
        switch self {
        case .notCreated(_, ENOSPC), .notLocked(_, ENOSPC): true
        case .failed(_, Self.noRoomForIndex): true
        default: primaryCode == SQLITE_FULL
        }
    }

    /// `SQLITE_IOERR_SHMSIZE`: the index of the log, a file beside it, can't grow.
    private static let noRoomForIndex = SQLITE_IOERR | 19 << 8

    private var primaryCode: Int32? {
        if case .failed(_, let code) = self { code & 0xFF } else { nil }
    }
}

extension DatabaseError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .failed(let path, let code):
            return "The database '\(path)' can't be used (SQLite \(code): "
                + "\(String(cString: sqlite3_errstr(code)))). To fix, \(remedy)."
        case .notCreated(let path, let errorNumber):
            return "The database '\(path)' can't be created (errno \(errorNumber)). "
                + "To fix, \(remedy)."
        case .notLocked(let path, let errorNumber):
            return "The database '\(path)' can't be used, since nothing can be written beside it "
                + "(\(String(cString: strerror(errorNumber)))). To fix, \(remedy)."
        case .newerSchema(let path, let found, let known):
            return "The database '\(path)' has version \(found) of its schema and this program "
                + "knows \(known), so it is left as it is. To fix, \(remedy)."
        }
    }

    private var remedy: String {
        switch self {
        case _ where isFullDisk: "make room on its disk"
        case .failed(_, let code): Self.remedy(for: code & 0xFF)
        case .notCreated: "choose a directory that exists and can be written to"
        case .notLocked: "let the user who runs this write to its directory"
        case .newerSchema: "run the newer program"
        }
    }

    private static func remedy(for primaryCode: Int32) -> String {
        switch primaryCode {
        case SQLITE_READONLY, SQLITE_PERM, SQLITE_CANTOPEN:
            "let the user who runs this read and write it and its directory"
        case SQLITE_BUSY, SQLITE_PROTOCOL: "end the process that keeps it locked"
        default: "check its path and its disk"
        }
    }
}
