import Foundation

extension ConfigurationFile {
    /// Writes a file that only its owner can read, where there is none, and its folders.
    static func create(_ text: String, at path: String) throws(ConfigurationFileError) {
        let folder = (path as NSString).deletingLastPathComponent
        do {
            if !folder.isEmpty {
                try FileManager.default.createDirectory(
                    atPath: folder,
                    withIntermediateDirectories: true
                )
            }
        } catch {
            throw ConfigurationFileError(path: path, code: ENOTDIR)
        }
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw ConfigurationFileError(path: path, code: errno) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            try handle.write(contentsOf: Data(text.utf8))
        } catch {
            unlink(path)
            throw ConfigurationFileError(path: path, code: EIO)
        }
    }
}

/// A configuration file can't be made.
struct ConfigurationFileError: Error, CustomStringConvertible {
    let path: String

    /// As in `errno`.
    let code: Int32

    /// Whether there is such a file already.
    var isThere: Bool { code == EEXIST }

    var description: String {
        isThere
            ? "There is a '\(path)' already, which stays as it is. To fix, name another file."
            : "Can't write '\(path)' (\(String(cString: strerror(code)))), so there is none. To fix, "
                + "name a file in a folder that you can write to."
    }
}
