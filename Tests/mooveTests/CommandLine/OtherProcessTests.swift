import Foundation
import Testing

@testable import moove

/// What one process decides holds in another that is at work.
@Suite struct OtherProcessTests {
    @Test func `after a denial elsewhere has returned, no call hands a record over`() throws {
        let lines = try withFolder { folder in
            let script = try ScriptProcess(dataIn: folder)
            try script.type("tap tickets\nchoose adult\n")
            // The action is shown before what it led to: wait for the last of that.
            try script.read(until: #""type":"request","vendor":"mixpanel""#, after: "choose adult")
            let denial = try Executable.run(["consent", "deny", "--data-dir", folder])
            #expect(denial.code == 0)
            try script.type("choose day\nconfirm\n")
            return try script.end()
        }
        let parts = lines.split(maxSplits: 1) { $0.contains(#""action":"choose day""#) }
        let (before, after) = (try #require(parts.first), try #require(parts.last))
        #expect(before.contains { $0.contains(#""type":"request""#) })
        #expect(!after.contains { $0.contains(#""type":"request""#) })
        #expect(after.contains { $0.contains(#""operation":"consent","name":"off""#) })
        #expect(after.contains { $0.contains(#""outcome":"blocked""#) })
    }

    @Test func `a checkout that was open at a denial elsewhere is told to nobody`() throws {
        let lines = try withFolder { folder in
            let script = try ScriptProcess(dataIn: folder)
            try script.type("tap passes\nchoose quarter\nenter card\n")
            try script.read(until: #""type":"request","vendor":"amplitude""#, after: "enter card")
            for decision in ["deny", "grant"] {
                let command = try Executable.run(["consent", decision, "--data-dir", folder])
                #expect(command.code == 0)
            }
            try script.type("confirm\n")
            return try script.end()
        }
        #expect(lines.contains { $0.contains(#""name":"checkout_completed""#) })
        #expect(!lines.contains { $0.contains(#""name":"checkout_flow""#) })
    }

    @Test func `a grant elsewhere delivers what waited`() throws {
        let lines = try withFolder { folder in
            let script = try ScriptProcess(dataIn: folder)
            try script.type("begin fresh undecided\ntap tickets\n")
            try script.read(until: "rider_list", after: "tap tickets")
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
            let grant = try Executable.run(["consent", "grant", "--data-dir", folder])
            #expect(grant.code == 0)
            try script.type("choose adult\n")
            return try script.end()
        }
        let requests = lines.filter { $0.contains(#""type":"request""#) }
        #expect(requests.contains { $0.contains("section_selected") })
    }
}

/// `moove run - --json` at work in a process of its own, which is typed at and read from.
private final class ScriptProcess {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var text = ""

    init(dataIn folder: String) throws {
        process.executableURL = Executable.file
        process.arguments = ["run", "-", "--json", "--data-dir", folder]
        process.environment = ProcessInfo.processInfo.environment
            .filter { !$0.key.hasPrefix("MOOVE_") }
            .merging(["XDG_CONFIG_HOME": folder]) { _, given in given }
        process.standardInput = input
        process.standardOutput = output
        try process.run()
    }

    func type(_ lines: String) throws {
        try input.fileHandleForWriting.write(contentsOf: Data(lines.utf8))
    }

    /// Reads what is shown until a text has come after another.
    func read(until text: String, after start: String) throws {
        while self.text.range(of: start)
            .flatMap({ self.text.range(of: text, range: $0.upperBound..<self.text.endIndex) })
            == nil
        {
            let data = output.fileHandleForReading.availableData
            try #require(!data.isEmpty, "The program ended before it showed '\(text)'.")
            self.text += String(decoding: data, as: UTF8.self)
        }
    }

    /// Ends its input, and gives all the lines that it showed.
    func end() throws -> [Substring] {
        try input.fileHandleForWriting.close()
        text += String(
            decoding: try output.fileHandleForReading.readToEnd() ?? Data(),
            as: UTF8.self
        )
        process.waitUntilExit()
        return text.split(separator: "\n")
    }
}
