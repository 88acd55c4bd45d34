import Foundation
import Testing

@testable import moove

/// What is said of data directories that can't be looked into or written to.
@Suite struct DirectoryProblemTests {
    @Test(arguments: ["file", "file/below", "loop", "loop/below"])
    func `what is no directory is no empty queue`(name: String) throws {
        try withFolder { folder in
            try Data().write(to: URL(filePath: "\(folder)/file"))
            try FileManager.default.createSymbolicLink(
                atPath: "\(folder)/loop",
                withDestinationPath: "\(folder)/loop"
            )
            let run = Run("inspect --data-dir \(folder)/\(name)")
            #expect(run.code == .disk)
            #expect(run.output.isEmpty)
            #expect(run.errors.count == 1)
            let code = name.hasPrefix("file") ? "ENOTDIR" : "ELOOP"
            #expect(
                run.errors.first?.contains("'\(folder)/\(name)' can't be opened (\(code)") == true
            )
        }
    }

    @Test func `a denial whose file was changed is no grant, and can be made again`() throws {
        try withFolder { folder in
            #expect(Run("consent deny --data-dir \(folder)").code == .done)
            let path = "\(folder)/consent"
            var bytes = try Data(contentsOf: URL(filePath: path))
            bytes[8] = 0x09
            try bytes.write(to: URL(filePath: path))
            let denial = Run("consent deny analytics --data-dir \(folder)")
            #expect(denial.code == .done)
            #expect(denial.lines.first == "analytics    denied")
            #expect(denial.errors.count == 1)
            #expect(denial.errors.first?.contains("kept as '\(path).damaged-1'") == true)
            let shown = Run("consent --data-dir \(folder)")
            #expect(shown.errors == [])
            #expect(shown.lines[1] == "attribution  undecided")
            bytes = try Data(contentsOf: URL(filePath: path))
            bytes[9] ^= 1
            try bytes.write(to: URL(filePath: path))
            #expect(Run("consent --data-dir \(folder)").code == .disk)
            #expect(Run("consent --data-dir \(folder)").code == .done)
        }
    }

    @Test func `what inspect can't read is not said to be kept`() throws {
        try withFolder { folder in
            try FileManager.default.createDirectory(
                atPath: "\(folder)/outbox.sqlite",
                withIntermediateDirectories: false
            )
            let run = Run("inspect --data-dir \(folder)")
            #expect(run.code == .disk)
            #expect(run.errors.count == 1)
            #expect(
                run.errors.first?.hasSuffix("So nobody can tell from here what is queued.") == true
            )
        }
    }
}
