import Foundation
import Testing

/// Another process in the middle of a transaction.
final class Reader {
    private let process = Process()
    private let input = Pipe()

    init(of path: String, writes: Bool = false) throws {
        let output = Pipe()
        let source = """
            import sqlite3, sys
            connection = sqlite3.connect(sys.argv[1], isolation_level=None)
            connection.execute(sys.argv[2])
            connection.execute("SELECT count(*) FROM queues").fetchall()
            print("reading", flush=True)
            sys.stdin.read()
            """
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", "-c", source, path, writes ? "BEGIN IMMEDIATE" : "BEGIN"]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        let answer = try output.fileHandleForReading.read(upToCount: 8)
        try #require(answer == Data("reading\n".utf8))
    }

    func end() throws {
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
    }
}
