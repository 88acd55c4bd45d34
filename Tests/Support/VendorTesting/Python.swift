import Foundation

/// Python's standard library: it reads what was written, and knows nothing of how we write.
enum Python {
    /// The lines that a script prints, given some lines.
    ///
    /// A script that fails prints fewer; its error stands on standard error.
    static func run(_ script: String, on lines: [String]) throws -> [String] {
        let process = Process()
        let input = Pipe()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", "-c", script]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data(lines.joined(separator: "\n").utf8))
        try input.fileHandleForWriting.close()
        let printed = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: printed, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
