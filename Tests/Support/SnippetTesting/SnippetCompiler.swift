import Foundation

/// Compiles a file against the modules that the tests were built with.
package enum SnippetCompiler {
    package struct Answer: Sendable {
        package let isAccepted: Bool

        /// What the compiler wrote.
        package let text: String
    }

    /// Compiles a file to the intermediate language, which is where the last checks are made.
    ///
    /// - Parameters:
    ///   - file: The file's text.
    ///   - visible: The modules that it may import, and what these import; nil for all.
    ///   - folders: Where module maps of C libraries are.
    /// - Returns: Whether the compiler took it.
    /// - Throws: When there can be no file or no compiler.
    package static func compile(
        _ file: String,
        seeing visible: Set<String>? = nil,
        mapsIn folders: [String] = []
    ) throws -> Answer {
        let manager = FileManager.default
        let folder = manager.temporaryDirectory.appending(path: UUID().uuidString)
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? manager.removeItem(at: folder) }
        let source = folder.appending(path: "main.swift")
        try Data(file.utf8).write(to: source)
        for module in visible ?? [] {
            let name = "\(module).swiftmodule"
            try manager.createSymbolicLink(
                at: folder.appending(path: name),
                withDestinationURL: modules.appending(path: name)
            )
        }
        let searched = [path(of: visible == nil ? modules : folder)] + folders
        return try run(
            ["swiftc", "-emit-sil", "-swift-version", "6", "-diagnostic-style", "llvm"]
                + searched.flatMap { ["-I", $0] } + ["-o", "/dev/null", path(of: source)]
        )
    }

    /// Where the build puts its modules: beside the program that runs the tests.
    private static var modules: URL {
        let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        return program.deletingLastPathComponent().appending(path: "Modules")
    }

    private static func path(of file: URL) -> String { file.path(percentEncoded: false) }

    private static func run(_ words: [String]) throws -> Answer {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Answer(
            isAccepted: process.terminationStatus == 0,
            text: String(decoding: data, as: UTF8.self)
        )
    }
}
