import Foundation

/// Another process that holds a database's write lock until it is released.
final class HeldDatabase {
    private let process = Process()
    private let input = Pipe()

    /// - Parameter path: The database.
    /// - Throws: When it can't be held.
    init(_ path: String) throws {
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "python3", "-c",
            """
            import sqlite3, sys
            database = sqlite3.connect(sys.argv[1], isolation_level=None)
            database.execute("BEGIN IMMEDIATE")
            print("held", flush=True)
            sys.stdin.read()
            """, path,
        ]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        let said = try output.fileHandleForReading.read(upToCount: 5)
        guard said == Data("held\n".utf8) else {
            throw NotHeld()
        }
    }

    func release() throws {
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
    }
}

private struct NotHeld: Error {}
