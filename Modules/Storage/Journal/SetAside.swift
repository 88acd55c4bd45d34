#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Renames a damaged file, so that it is kept and its place is free; replaces nothing.
struct SetAside {
    static let ending = ".damaged-"

    let path: String

    /// - Returns: Its new path.
    func keep() throws(StorageError) -> String {
        let keptAs = try freeName()
        guard unlink(path) == 0 else {
            throw .unavailable(path: path, step: .setAside, code: errno)
        }
        return keptAs
    }

    /// Gives the file a second name that nothing else had.
    private func freeName() throws(StorageError) -> String {
        var number = 1
        while true {
            let name = "\(path)\(Self.ending)\(number)"
            if link(path, name) == 0 { return name }
            guard errno == EEXIST else {
                throw .unavailable(path: path, step: .setAside, code: errno)
            }
            number += 1
        }
    }
}
