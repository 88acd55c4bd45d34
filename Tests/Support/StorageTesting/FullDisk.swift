#if os(Linux)
import Foundation
import Testing

/// A disk of a few pages, mounted where one process of its own sees it and gone with that.
package final class FullDisk {
    /// Mounting needs a superuser, or a system that lets each user be one in a namespace.
    package static let isAvailable =
        (try? Program.output(of: namespace + ["mount", "-t", "tmpfs", "none", "/tmp"])) != nil

    private static let namespace =
        geteuid() == 0 ? ["unshare", "--mount"] : ["unshare", "--map-root-user", "--mount"]

    /// The disk's top directory, as seen from outside of that process.
    package let path: String

    private let process = Process()
    private let input = Pipe()

    package init(pages: Int, at directory: String) throws {
        let output = Pipe()
        let script = "mount -t tmpfs -o size=$1 none \"$2\" && echo mounted && read _"
        let size = pages * Int(getpagesize())
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = Self.namespace + ["sh", "-c", script, "sh", "\(size)", directory]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        path = "/proc/\(process.processIdentifier)/root\(directory)"
        let answer = try output.fileHandleForReading.read(upToCount: 8)
        try #require(answer == Data("mounted\n".utf8))
    }

    deinit {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    /// Writes zeros to a new file until nothing more fits.
    package func fill() throws {
        let name = "\(path)/filler"
        try #require(FileManager.default.createFile(atPath: name, contents: nil))
        let file = try #require(FileHandle(forWritingAtPath: name))
        let page = Data(count: Int(getpagesize()))
        while (try? file.write(contentsOf: page)) != nil {}
    }
}
#endif
