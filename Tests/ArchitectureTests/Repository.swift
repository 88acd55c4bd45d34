import Foundation

/// A file of the repository: its path below the top, and what it says.
struct SourceFile {
    let path: String
    let text: String

    var name: String { String(path.split(separator: "/").last ?? "") }
}

/// The files these tests read.
enum Repository {
    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Whether git can be asked; it can't in an unpacked archive.
    static var isCheckout: Bool {
        FileManager.default.fileExists(atPath: path(of: ".git"))
    }

    /// Every path below the three folders that hold targets, hidden files left out.
    static func paths() throws -> [String] {
        try ["Modules", "App", "Tests"].flatMap { folder in
            try FileManager.default.subpathsOfDirectory(atPath: path(of: folder))
                .map { "\(folder)/\($0)" }
                .filter { !$0.contains("/.") && !isDirectory($0) }
        }.sorted()
    }

    /// Every path that git tracks.
    ///
    /// The owner of the checkout may be another user, as in a container.
    static func trackedPaths() throws -> [String] {
        let words = ["git", "-c", "safe.directory=*", "ls-files", "-z"]
        let list = try Command.output(of: words)
        return String(decoding: list, as: UTF8.self).split(separator: "\0").map(String.init)
    }

    /// The files at these paths that hold text.
    static func files(_ paths: [String]) -> [SourceFile] {
        paths.compactMap { path in
            guard let text = try? String(contentsOfFile: self.path(of: path), encoding: .utf8)
            else {
                return nil
            }
            return SourceFile(path: path, text: text)
        }
    }

    /// Where a file of the repository lies on this machine.
    static func path(of path: String) -> String {
        root.appending(path: path).path(percentEncoded: false)
    }

    private static func isDirectory(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(
            atPath: self.path(of: path),
            isDirectory: &isDirectory
        )
            && isDirectory.boolValue
    }
}
