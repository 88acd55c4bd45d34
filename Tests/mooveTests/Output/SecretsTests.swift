import AnalyticsDiagnostics
import HeraldCore
import Testing
import VendorDelivery

@testable import moove

@Suite struct SecretsTests {
    /// What the demonstration's token, API secret and Sentry key are, and the first as Mixpanel's
    /// header has it.
    private static let secrets = ["demonstration", "ZGVtb25zdHJhdGlvbjo", "Basic ", "0badc0de"]

    @Test(arguments: [
        "demo", "demo --whole", "demo --json", "demo --log --strict", "demo --log --strict --json",
    ])
    func `no line shows a secret`(commandLine: String) {
        let run = Run(commandLine)
        for secret in Self.secrets {
            #expect(!run.output.contains(secret))
            #expect(!run.errors.contains { $0.contains(secret) })
        }
    }

    @Test func `where a secret belongs there are dots`() throws {
        let requests = try Run("demo --json").json().filter { $0["type"] == "request" }
        for request in requests {
            let url = try #require(request["url"]?.text)
            #expect(url.contains("api_secret=•••") == (request["vendor"] == "firebase"))
            let tokens = (request["body"]?.elements ?? []).compactMap { $0["$token"] }
            #expect(tokens.isEmpty != url.contains("/engage"))
            #expect(tokens.allSatisfy { $0 == "•••" })
        }
    }

    @Test func `the same requests hold the secrets when they are revealed`() throws {
        let assembly = Assembly()
        ScreenTracker(AppScreen.home, to: assembly.herald).appeared()
        assembly.herald.set(PreferredSection(section: Section.allCases[0]))
        let requests = assembly.takeReport().requests
        let wire = requests.map {
            $0.url(revealingSecrets: true) + $0.body.text(revealingSecrets: true)
        }
        #expect(wire.count == 2)
        #expect(wire.allSatisfy { $0.contains("demonstration") })
    }

    @Test func `each event has a key of its own`() throws {
        for commandLine in ["demo --json", "demo --strict --json"] {
            let lines = try Run(commandLine).json()
            let keys = lines.flatMap { $0["body"]?.elements ?? [] }
                .compactMap { $0["properties"]?["$insert_id"]?.text }
            #expect(keys.allSatisfy { $0.wholeMatch(of: /[0-9a-f]{32}/) != nil })
            #expect(Set(keys).count == keys.count)
            #expect(!keys.isEmpty)
        }
    }

    @Test(arguments: Flow.all.map(\.name))
    func `no record of a flow has the key of another`(name: String) throws {
        let flow = try #require(Flow.all.first { $0.name == name })
        let world = World(named: name)
        var app = MooveApp(in: world, hasLog: true)
        var records: [VendorRecord] = []
        var sent: [RecordKey] = []
        func take() {
            let report = app.takeReport()
            records += report.calls.flatMap(\.routes).flatMap(\.records)
            sent += report.requests.flatMap(\.recordKeys)
        }
        app.launch()
        for line in flow.lines {
            if ["relaunch", "kill"].contains(line.text) {
                take()
                app = MooveApp(in: world, hasLog: true)
                app.launch()
            } else {
                try app.perform(line.text)
            }
        }
        take()
        let keys = records.map(\.key)
        #expect(Set(keys).count == keys.count)
        #expect(keys.count > sent.count)
        #expect(Set(sent).isSubset(of: keys))
    }
}
