import Foundation

@testable import moove

/// The program at work, in a process that a test types at and ends.
final class RunningProgram {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()

    /// - Parameter arguments: The words after the program's name.
    /// - Throws: When it can't be started.
    init(_ arguments: [String]) throws {
        process.executableURL = Executable.file
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment
            .filter { !$0.key.hasPrefix("MOOVE_") }
            .merging(["XDG_CONFIG_HOME": "/nowhere"]) { _, given in given }
        process.standardInput = input
        process.standardOutput = output
        try process.run()
    }

    func type(_ text: String) throws {
        try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    }

    /// Waits until it has written a line with some text in it, or its last.
    ///
    /// - Throws: When its output can't be read.
    func awaitLine(with text: String) throws {
        var line = Data()
        while let byte = try output.fileHandleForReading.read(upToCount: 1) {
            line += byte
            guard byte == Data("\n".utf8) else { continue }
            if line.range(of: Data(text.utf8)) != nil { return }
            line = Data()
        }
    }

    /// Sends it a signal.
    func signal(_ number: Int32) {
        kill(process.processIdentifier, number)
    }

    /// Waits for its end.
    ///
    /// - Returns: Its exit code, or the signal that ended it.
    /// - Throws: When its input can't be closed.
    func end() throws -> Int32 {
        try input.fileHandleForWriting.close()
        _ = try output.fileHandleForReading.readToEnd()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
