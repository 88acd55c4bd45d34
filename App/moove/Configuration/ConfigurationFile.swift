import Foundation
import VendorDelivery

/// A file of JSON with the vendors' keys, as its bytes are.
///
/// Comments that begin with `//` and commas before a closing brace are allowed, as in JSON5.
struct ConfigurationFile {
    /// More than any configuration has.
    private static let maximumBytes = 1_000_000

    let path: String
    private let text: String

    /// Whether others than the owner can read or change it.
    private let isOpenToOthers: Bool

    /// Nothing, when there is no file and nobody named one.
    ///
    /// - Throws: when it can't be read as text.
    init?(at place: ConfigurationPlace) throws(ConfigurationProblem) {
        path = place.path
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT || errno == ENOTDIR, !place.isNamed { return nil }
            throw Self.unreadable(path, String(cString: strerror(errno)))
        }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            throw Self.unreadable(path, String(cString: strerror(errno)))
        }
        isOpenToOthers = status.st_mode & (S_IRWXG | S_IRWXO) != 0
        guard status.st_mode & S_IFMT != S_IFDIR else {
            throw Self.unreadable(path, "it is a directory")
        }
        text = try Self.text(of: handle, path)
    }

    private static func text(
        of handle: FileHandle,
        _ path: String
    ) throws(ConfigurationProblem) -> String {
        let data: Data
        do {
            data = try handle.read(upToCount: maximumBytes + 1) ?? Data()
        } catch {
            throw unreadable(path, "it can't be read")
        }
        guard data.count <= maximumBytes, let text = String(data: data, encoding: .utf8) else {
            throw unreadable(path, "it is no text of at most a megabyte")
        }
        return text
    }

    private static func unreadable(_ path: String, _ reason: String) -> ConfigurationProblem {
        ConfigurationProblem(
            "Can't read the configuration '\(path)' (\(reason)). To fix, name another file, or make "
                + "one with: moove config init '\(path)'"
        )
    }

    /// The keys that the file sets, by vendor.
    func settings() throws(ConfigurationProblem) -> [VendorName: [String: Setting]] {
        let document = try ConfigurationDocument(text: text, path: path)
        let settings = try document.settings()
        let hasSecret = settings.contains { vendor, values in
            vendor.keys.all.contains { $0.isSecret && values[$0.name] != nil }
        }
        guard hasSecret, isOpenToOthers else { return settings }
        throw ConfigurationProblem(
            "The configuration '\(path)' holds secrets, and others than you can read or change it. "
                + "To fix: chmod 600 '\(path)'"
        )
    }
}
