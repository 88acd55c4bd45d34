import Foundation
package import VendorTransport

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The sandbox that plays all vendors, a process of its own on a free loopback port.
///
/// It ends with this object, and with the test process in any case: it reads our end of a pipe.
package final class VendorSandbox: Sendable {
    package let address: ServerAddress
    private let process: Process
    private let input: Pipe

    /// - Parameters:
    ///   - options: More of the sandbox's own, as `--now`.
    ///   - misbehaviours: As JSON, in the form of `--misbehave`.
    /// - Throws: When it doesn't start.
    package init(_ options: [String] = [], misbehaving misbehaviours: [String] = []) throws {
        process = Process()
        input = Pipe()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
            ["python3", Self.script, "--port", "0", "--stdin"]
            + options + misbehaviours.flatMap { ["--misbehave", $0] }
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        let line = try Self.firstLine(of: output.fileHandleForReading)
        guard let port = line.split(separator: " ").last.flatMap({ UInt16($0) }) else {
            throw VendorSandboxError(told: line)
        }
        address = try ServerAddress("http://127.0.0.1:\(port)")
    }

    deinit {
        try? input.fileHandleForWriting.close()
        // Nobody waits for that: another test's child may hold the pipes too, and wait for this thread.
        process.terminate()
    }

    private static func firstLine(of file: FileHandle) throws -> String {
        var line: [UInt8] = []
        while let byte = try file.read(upToCount: 1)?.first, byte != UInt8(ascii: "\n") {
            line.append(byte)
        }
        return String(decoding: line, as: UTF8.self)
    }

    private static let script = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "vendor_sandbox.py").path()
}

/// The sandbox said something else than it should.
package struct VendorSandboxError: Error, Sendable {
    package let told: String
}
