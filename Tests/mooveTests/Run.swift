import Foundation
import Synchronization

@testable import moove

/// A command line that was run inside of this process: what it printed, and how it ended.
struct Run: Sendable {
    let code: ExitCode

    /// What it wrote to standard output.
    let output: String

    /// The lines that it wrote to standard error.
    let errors: [String]

    /// Runs it with a data directory of its own.
    ///
    /// - Parameters:
    ///   - arguments: The words after the program's name.
    ///   - typed: What standard input has.
    ///   - environment: Variables, besides those that name the test's own folder.
    ///   - hasColour: Whether standard output is a terminal that shows colours.
    init(
        _ arguments: [String],
        typed: TypedLines = TypedLines([]),
        environment: [String: String] = [:],
        hasColour: Bool = false
    ) {
        let printed = Printed()
        code = withFolder { folder in
            Moove.run(
                arguments,
                environment: ["XDG_STATE_HOME": folder, "XDG_CONFIG_HOME": folder]
                    .merging(environment) { _, given in given },
                console: printed.console(hasColour: hasColour),
                input: typed.input
            )
        }
        output = printed.output
        errors = printed.errors
    }

    /// Runs a command line whose words hold no spaces.
    init(_ commandLine: String, typed: TypedLines = TypedLines([]), hasColour: Bool = false) {
        let words = commandLine.split(separator: " ").map(String.init)
        self.init(words, typed: typed, hasColour: hasColour)
    }

    /// Runs a script that lies in a file called `script.moove`.
    init(script: String, options: [String] = []) throws {
        try self.init(scriptBytes: Array(script.utf8), options: options)
    }

    init(scriptBytes: [UInt8], options: [String] = []) throws {
        self = try withFile("script.moove", holding: scriptBytes) { Run(["run", $0] + options) }
    }

    var lines: [Substring] { output.split(separator: "\n", omittingEmptySubsequences: false) }

    /// The lines that `--json` printed.
    func json() throws -> [JSON] {
        try output.split(separator: "\n").map { try JSON(text: String($0)) }
    }
}

/// Lines that wait on a standard input.
final class TypedLines: Sendable {
    private let rest: Mutex<ArraySlice<String>>
    private let isTerminal: Bool

    init(_ lines: [String], atTerminal isTerminal: Bool = false) {
        rest = Mutex(lines[...])
        self.isTerminal = isTerminal
    }

    /// The lines that nobody has read.
    var unread: [String] { rest.withLock { Array($0) } }

    var input: StandardInput {
        StandardInput(
            readLine: { self.rest.withLock { $0.popFirst() } },
            isTerminal: isTerminal
        )
    }
}

/// What was written to a console.
final class Printed: Sendable {
    private let state = Mutex((output: "", errors: [String]()))

    var output: String { state.withLock { $0.output } }
    var errors: [String] { state.withLock { $0.errors } }

    func console(hasColour: Bool = false) -> Console {
        Console(
            write: { text in self.state.withLock { $0.output += text } },
            writeError: { line in self.state.withLock { $0.errors.append(line) } },
            hasColour: hasColour
        )
    }
}

/// Runs `body` with the path of a file that is there meanwhile, alone in a folder of its own.
func withFile<Result>(
    _ name: String,
    holding bytes: [UInt8],
    _ body: (String) throws -> Result
) throws -> Result {
    try withFolder { folder in
        let file = "\(folder)/\(name)"
        try Data(bytes).write(to: URL(filePath: file))
        return try body(file)
    }
}

/// Runs `body` with the path of an empty folder that is there meanwhile.
func withFolder<Result>(_ body: (String) throws -> Result) rethrows -> Result {
    let manager = FileManager.default
    var template = Array("\(manager.temporaryDirectory.path)/moove-tests-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
        fatalError("No folder can be made for a test's files: \(String(cString: strerror(errno))).")
    }
    let folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    defer { try? manager.removeItem(atPath: folder) }
    return try body(folder)
}
