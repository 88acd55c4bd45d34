#if canImport(Glibc)
import Foundation
import Glibc

/// A disk of a few pages, for a process of its own: that of an exit test.
///
/// Unlike a disk that another process has mounted, it is reached by a path that has no link in it,
/// which SQLite would follow to another place.
package enum SmallDisk: Sendable {
    /// Mounting takes a superuser that a container leaves the right to.
    package static let isAvailable =
        geteuid() == 0
        && (try? Program.output(of: ["unshare", "--mount", "mount", "-t", "tmpfs", "none", "/tmp"]))
            != nil

    /// Mounts it where this thread alone sees it, and ends the process when that fails.
    package static func mount(pages: Int, at directory: String) {
        let newNamespace: Int32 = 0x0002_0000
        let isPrivateThroughout = UInt(1 << 18 | 1 << 14)
        guard
            // Glibc's headers show it to C programs that ask for GNU's additions.
            let unshare = dlsym(nil, "unshare").map({
                unsafeBitCast($0, to: (@convention(c) (Int32) -> Int32).self)
            }),
            unshare(newNamespace) == 0,
            Glibc.mount("none", "/", nil, isPrivateThroughout, nil) == 0,
            Glibc.mount("none", directory, "tmpfs", 0, "size=\(pages * Int(getpagesize()))") == 0
        else {
            fatalError("No disk could be mounted (errno \(errno)).")
        }
    }

    /// Writes zeros to the file `filler` until nothing more fits.
    package static func fill(_ directory: String) {
        let descriptor = open("\(directory)/filler", O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        let page = [UInt8](repeating: 0, count: Int(getpagesize()))
        while write(descriptor, page, page.count) > 0 {}
        close(descriptor)
    }
}
#endif
