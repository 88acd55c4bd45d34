#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The name of an `errno`, and what a person can do about it.
struct SystemProblem {
    let code: Int32

    var name: String { Self.known[code]?.name ?? "errno \(code)" }

    /// Completes "To fix, …".
    var remedy: String { Self.known[code]?.remedy ?? "check its path and its disk" }

    private static let known: [Int32: (name: String, remedy: String)] = [
        EACCES: ("EACCES", "let the user who runs this read and write it and its directory"),
        EDQUOT: ("EDQUOT", "remove other files of its owner, or raise the owner's quota"),
        EAGAIN: ("EAGAIN", "let the user have more processes"),
        EEXIST: ("EEXIST", "move away what is there or choose another path"),
        EFBIG: ("EFBIG", "let the process write larger files"),
        EIO: ("EIO", "check its disk"),
        EISDIR: ("EISDIR", "move the directory away or choose another path"),
        ELOOP: ("ELOOP", "replace the symbolic link by a file or choose another path"),
        EMFILE: ("EMFILE", "let the process have more files open at once"),
        ENAMETOOLONG: ("ENAMETOOLONG", "choose a shorter path"),
        ENFILE: ("ENFILE", "let the system have more files open at once"),
        ENODEV: ("ENODEV", "choose a path on a file system whose files can be mapped"),
        ENOENT: ("ENOENT", "choose a path whose directories exist or can be made"),
        ENOMEM: ("ENOMEM", "let the process have more memory"),
        ENOSPC: ("ENOSPC", "make room on its disk"),
        ENOTDIR: ("ENOTDIR", "choose a path that leads through directories only"),
        EOPNOTSUPP: ("EOPNOTSUPP", "choose a path on another file system"),
        EPERM: ("EPERM", "choose a path on a file system that allows it to be linked and written"),
        EROFS: ("EROFS", "choose a path that can be written to"),
    ]
}
