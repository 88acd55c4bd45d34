#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A directory that a file is made in.
package struct Directory {
    package let path: String

    package init(of file: String) {
        guard let slash = file.lastIndex(of: "/") else {
            path = "."
            return
        }
        path = slash == file.startIndex ? "/" : String(file[..<slash])
    }

    /// Makes it and those above it where they are missing, for their owner only.
    package func make() throws(StorageError) {
        var status = stat()
        guard stat(path, &status) != 0 else { return }
        guard errno == ENOENT else {
            throw .unavailable(path: path, step: .open, code: errno)
        }
        try Directory(of: path).make()
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
            throw .unavailable(path: path, step: .create, code: errno)
        }
    }
}
