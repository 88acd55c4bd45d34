import Foundation

/// Compiles a file against the modules that this test was built with.
enum SnippetCompiler {
    struct Answer: Sendable {
        let isAccepted: Bool

        /// What the compiler wrote.
        let text: String
    }

    /// Compiles a file to the intermediate language, which is where the last checks are made.
    static func compile(_ file: String) throws -> Answer {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = folder.appending(path: "main.swift")
        try Data(file.utf8).write(to: source)
        return try run([
            "swiftc", "-emit-sil", "-swift-version", "6", "-diagnostic-style", "llvm",
            "-I", modules.path(percentEncoded: false), "-o", "/dev/null",
            source.path(percentEncoded: false),
        ])
    }

    /// Where the build puts its modules: beside the program that runs the tests.
    private static var modules: URL {
        let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        return program.deletingLastPathComponent().appending(path: "Modules")
    }

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
