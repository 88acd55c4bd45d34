import Foundation
import Testing

@testable import moove

/// The program as a process whose standard streams are closed.
@Suite struct StandardStreamsTests {
    /// Runs the program in a shell that closes some of its streams.
    private func run(_ arguments: [String], closing streams: String) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments =
            ["-c", "exec \"$@\" \(streams)", "sh", Executable.file.path] + arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    @Test func `what is meant for people is written to no file`() throws {
        try withFolder { folder in
            let flags = ["--data-dir", folder, "--vendor-url", "http://127.0.0.1:1"]
            #expect(try Executable.run(["run", "-"] + flags, input: "tap tickets\n").code == 69)
            #expect(try run(["send"] + flags, closing: "<&- >&- 2>&-") == 69)
            #expect(try run(["send"] + flags, closing: "2>&-") == 69)
            #expect(try run(["inspect", "--data-dir", folder], closing: "<&- >&- 2>&-") == 74)
            for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
                let data = FileManager.default.contents(atPath: "\(folder)/\(name)") ?? Data()
                for text in ["moove:", "delivered:"] {
                    #expect(data.range(of: Data(text.utf8)) == nil, "\(name)")
                }
            }
        }
    }

    @Test(arguments: [">&-", "<&- >&-", "<&- >&- 2>&-"])
    func `a closed standard output is what can't be written`(streams: String) throws {
        #expect(try run(["help"], closing: streams) == 74)
    }

    @Test func `a closed standard input has no lines`() throws {
        try withFolder { folder in
            let code = try run(["run", "-", "--data-dir", folder], closing: "<&-")
            #expect(code == 0)
        }
    }
}
