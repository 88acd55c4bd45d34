#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Why a stored file can't be used.
///
/// Its description names the file with its whole path, since whoever runs the program needs that
/// to find it. A path can hold a user's name: show it on the machine it is from, and send it to
/// nobody. Nothing of what a file holds is in it.
public enum StorageError: Error, Sendable, Equatable {
    /// The system refused a step, with this `errno`.
    case unavailable(path: String, step: StorageStep, code: Int32)
    /// A directory, a pipe or a device has the file's name.
    case notAFile(path: String)
    /// The file was of another kind or size; it is kept under another name, and its place is free.
    ///
    /// One process reports it. To another that looked at the same time, there is no file, or the
    /// one that was made since.
    case damaged(path: String, keptAs: String)
    /// A later version of the program wrote the file. It is untouched.
    case newerVersion(path: String, found: UInt16, known: UInt16)
    /// An earlier version of the program wrote the file. It is untouched.
    case olderVersion(path: String, found: UInt16, known: UInt16)
}

extension StorageError {
    /// Whether there is no room for it, also in its owner's quota.
    public var isFullDisk: Bool {
        if case .unavailable(_, _, let code) = self {
            code == ENOSPC || code == EDQUOT
        } else {
            false
        }
    }
}

extension StorageError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unavailable(let path, let step, let code):
            let problem = SystemProblem(code: code)
            return "'\(path)' can't be \(step.rawValue) (\(problem.name)), so nothing is read from "
                + "it or stored in it. To fix, \(problem.remedy)."
        case .notAFile(let path):
            return "'\(path)' is not a regular file, so nothing is read from it or stored in it. "
                + "To fix, move it away or choose another path."
        case .damaged(let path, let keptAs):
            return "'\(path)' was damaged, so what it held is not used; it is kept as '\(keptAs)'. "
                + "To fix, restore it from a copy, or go on with a new one."
        case .newerVersion(let path, let found, let known):
            return "'\(path)' has version \(found) of its format and this program knows "
                + "\(known), so it is left as it is. To fix, run the newer program."
        case .olderVersion(let path, let found, let known):
            return "'\(path)' has version \(found) of its format and this program expects "
                + "\(known), so it is left as it is. To fix, open it as version \(found) and move "
                + "what it holds."
        }
    }
}
