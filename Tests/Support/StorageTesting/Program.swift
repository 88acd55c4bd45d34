import Foundation

/// Another process.
package enum Program {
    struct Failure: Error {
        let words: [String]
        let status: Int32
    }

    /// What the program writes to standard output, once it has ended well.
    package static func output(of words: [String]) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(words: words, status: process.terminationStatus)
        }
        return String(decoding: data, as: UTF8.self)
    }

    /// What a Python program prints.
    package static func python(_ source: String, _ arguments: String...) throws -> String {
        try output(of: ["python3", "-c", source] + arguments)
    }
}
