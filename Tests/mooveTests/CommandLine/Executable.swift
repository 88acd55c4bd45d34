import Foundation

/// The program itself, as it was built beside these tests.
enum Executable {
    struct Result {
        let code: Int32
        let output: String
        let error: String
    }

    /// Runs the program with a pipe on each of its standard streams.
    static func run(
        _ arguments: [String],
        input: String = "",
        environment: [String: String] = [:]
    ) throws -> Result {
        try withFolder { folder in
            try run(file, arguments, input, environment, storingIn: folder)
        }
    }

    /// Runs the program on a terminal, which shows what is typed and both of its output streams.
    static func runOnTerminal(
        _ arguments: [String],
        typed: String = "",
        environment: [String: String] = [:]
    ) throws -> Result {
        try withFolder { folder in
            try run(
                URL(filePath: "/usr/bin/env"),
                ["python3", "-c", terminal, file.path] + arguments,
                typed,
                environment,
                storingIn: folder
            )
        }
    }

    static let file = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appending(path: "moove")

    private static func run(
        _ file: URL,
        _ arguments: [String],
        _ input: String,
        _ environment: [String: String],
        storingIn folder: String
    ) throws -> Result {
        let process = Process()
        let pipes = (input: Pipe(), output: Pipe(), error: Pipe())
        process.executableURL = file
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment
            .filter { !["NO_COLOR", "TERM"].contains($0.key) && !$0.key.hasPrefix("MOOVE_") }
            .merging(["XDG_STATE_HOME": folder, "XDG_CONFIG_HOME": folder]) { _, given in given }
            .merging(environment) { _, given in given }
        process.standardInput = pipes.input
        process.standardOutput = pipes.output
        process.standardError = pipes.error
        try process.run()
        try pipes.input.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try pipes.input.fileHandleForWriting.close()
        let output = try pipes.output.fileHandleForReading.readToEnd() ?? Data()
        let error = try pipes.error.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Result(
            code: process.terminationStatus,
            output: String(decoding: output, as: UTF8.self),
            error: String(decoding: error, as: UTF8.self)
        )
    }

    /// Runs a program on a terminal of its own, which its standard input is typed at.
    private static let terminal = """
        import os, pty, sys
        typed = sys.stdin.buffer.read()
        process, screen = pty.fork()
        if process == 0: os.execv(sys.argv[1], sys.argv[1:])
        if typed: os.write(screen, typed + b"\\x04")
        while True:
            try: shown = os.read(screen, 4096)
            except OSError: break
            if not shown: break
            sys.stdout.buffer.write(shown)
        sys.stdout.flush()
        sys.exit(os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]))
        """
}
