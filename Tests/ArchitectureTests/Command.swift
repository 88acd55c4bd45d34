import Foundation

/// Runs a program of the toolchain or the system at the top of the repository.
enum Command {
    struct Failure: Error, CustomStringConvertible {
        let words: [String]
        let status: Int32

        var description: String {
            "'\(words.joined(separator: " "))' ended with status \(status)."
        }
    }

    /// What the program writes to standard output.
    ///
    /// What it writes to standard error is shown.
    static func output(of words: [String]) throws -> Data {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        process.currentDirectoryURL = Repository.root
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(words: words, status: process.terminationStatus)
        }
        return data
    }
}
