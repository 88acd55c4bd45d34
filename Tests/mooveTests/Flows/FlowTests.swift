import Foundation
import Testing

@testable import moove

@Suite struct FlowTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "App/moove/Flows")

    @Test func `the flows are the files of the folder`() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
        #expect(files == Flow.all.map { "\($0.name).moove" }.sorted())
    }

    @Test(arguments: Flow.all.map(\.name))
    func `a flow has the lines of its own file`(name: String) throws {
        let flow = try #require(Flow.all.first { $0.name == name })
        let file = Self.folder.appending(path: "\(name).moove")
        let text = try String(contentsOf: file, encoding: .utf8)
        let starts = ScriptLine.lines(of: text).compactMap { FlowStart($0.text) }
        #expect(flow.start == starts.first ?? .standard)
        #expect(flow.lines == ScriptLine.lines(of: text).suffix(flow.lines.count))
        #expect(flow.lines.count + starts.count == ScriptLine.lines(of: text).count)
        #expect(!flow.lines.isEmpty)
        #expect(text.hasPrefix("# \(flow.summary)\n"))
        #expect(flow.summary.count > 20 && flow.summary.hasSuffix("."))
    }

    @Test(arguments: Flow.all.map(\.name))
    func `a flow plays to its end`(name: String) throws {
        let run = Run("demo \(name) --json")
        #expect(run.code == .done)
        #expect(run.errors == [])
        let flow = try #require(Flow.all.first { $0.name == name })
        #expect(try run.json().actions == ["launch"] + flow.lines.map(\.text))
    }

    @Test(arguments: Flow.all.map(\.name))
    func `a flow's file runs as a script, to the same numbers`(name: String) throws {
        let path = Self.folder.appending(path: "\(name).moove").path
        let script = try #require(try Run(["run", path, "--json", "--quiet"]).json().last)
        let flow = try #require(try Run("demo \(name) --json --quiet").json().last)
        for key in ["calls", "outcomes", "records", "requests", "failures"] {
            #expect(script[key] == flow[key])
        }
    }

    @Test func `flows are played in the order they are named`() throws {
        let names = try Run("demo sign-in-out buy-ticket sign-in-out --json --quiet").json()
            .map { $0["flow"]?.text }
        #expect(names == ["sign-in-out", "buy-ticket", "sign-in-out", nil])
    }
}
