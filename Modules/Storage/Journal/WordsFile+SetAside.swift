#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension WordsFile {
    /// Renames a damaged file, so that it is kept and its place is free.
    ///
    /// The file is locked and looked up once more: without that, a slow process would set aside the
    /// new file that a fast one has put in its place.
    ///
    /// - Returns: its new path, or `nil` when another process was first.
    func setAside(_ file: borrowing OpenFile) throws(StorageError) -> String? {
        try file.lock()
        guard try file.isStillNamed(path) else { return nil }
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
            let name = "\(path).damaged-\(number)"
            if link(path, name) == 0 { return name }
            guard errno == EEXIST else {
                throw .unavailable(path: path, step: .setAside, code: errno)
            }
            number += 1
        }
    }
}
