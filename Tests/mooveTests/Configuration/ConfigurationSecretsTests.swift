import AnalyticsConsent
import Foundation
import HeraldCore
import Testing
import VendorDelivery

@testable import moove

/// No output shows a secret of the configuration, whatever is done with it.
@Suite struct ConfigurationSecretsTests {
    private static let commandLines = [
        "demo", "demo --whole", "demo --json", "demo --log --strict", "demo --log --strict --json",
        "config", "config show --json", "run /nowhere",
    ]

    /// The canaries, the ones that go in a header, as Base64 has them, and Sentry's of hex digits.
    private static let traces = ["CANARY", "Q0FOQVJZ", "ca4a49"]

    private static func shows(_ run: Run) -> Bool {
        traces.contains { run.output.contains($0) || run.errors.joined().contains($0) }
    }

    @Test(arguments: commandLines)
    func `no secret of a file is shown`(commandLine: String) throws {
        #expect(!Self.shows(try Run(commandLine, configuration: SampleConfiguration.text)))
    }

    @Test(arguments: commandLines)
    func `no secret of a variable is shown`(commandLine: String) throws {
        let variables = try SampleConfiguration.secrets.map { key, value in
            let parts = key.split(separator: ".").map(String.init)
            let vendor = try #require(VendorName(rawValue: parts[0]))
            return (ConfigurationKey.variable(parts[1], of: vendor), value)
        }
        let others = SampleConfiguration.text.replacing("CANARY", with: "other")
        let run = try Run(
            commandLine,
            configuration: others,
            environment: Dictionary(uniqueKeysWithValues: variables)
        )
        #expect(!Self.shows(run))
        #expect(run.code == (commandLine == "run /nowhere" ? .badInput : run.code))
    }

    /// Each secret in turn stands beside a mistake.
    @Test(arguments: [
        "CANARY-1\"", "CANARY-1\\", "\"CANARY-1", "CANARY-1\", \"CANARY-1\": \"CANARY-1",
        "CANARY-1\" \"CANARY-1",
        "CANARY-1 CANARY-1", "CANARY-1\", // CANARY-1", "CANARY-1\": {\"CANARY-1",
    ])
    func `no secret is shown by what is wrong beside it`(text: String) throws {
        for secret in SampleConfiguration.secrets.values {
            let broken = SampleConfiguration.text.replacing(secret, with: text)
            for commandLine in ["demo", "config show", "run - --json"] {
                let run = try Run(commandLine, configuration: broken)
                #expect(!Self.shows(run))
            }
        }
    }

    @Test func `every secret key has a canary`() {
        let keys = VendorName.allCases.flatMap { vendor in
            vendor.keys.all.filter(\.isSecret).map { "\(vendor.rawValue).\($0.name)" }
        }
        #expect(Set(keys) == Set(SampleConfiguration.secrets.keys))
        #expect(SampleConfiguration.secrets.values.allSatisfy(SampleConfiguration.text.contains))
    }

    @Test func `a configuration that is printed or dumped shows no secret`() throws {
        let configuration = try Self.configuration()
        var text = "\(configuration) \(String(reflecting: configuration))"
        dump(configuration, to: &text)
        #expect(!text.contains("CANARY") && !text.contains("ca4a49"))
        #expect(text.contains("abcdefghijkl") || text.contains("987654321"))
    }

    @Test func `the same requests hold the secrets when they are revealed`() throws {
        let world = World(named: "secrets")
        let analytics = AppAnalytics(
            world: world,
            configuration: try Self.configuration(),
            stores: .granted(),
            policy: .generic,
            hasLog: false
        )
        let app = MooveApp(analytics: analytics, world: world)
        app.launch()
        let purchase = ["tap tickets", "choose adult", "choose day"]
        for line in purchase + ["office down", "confirm", "office up", "confirm"] {
            try app.perform(line)
        }
        let wire = app.takeReport().requests.map { request in
            let headers = request.headers.map { $0.value.text(revealingSecrets: true) }.joined()
            return request.url(revealingSecrets: true) + headers
                + request.body.text(revealingSecrets: true)
        }.joined()
        for (vendor, secret) in SampleConfiguration.sentSecrets {
            #expect(wire.contains(secret), "\(vendor)")
        }
    }

    private static func configuration() throws -> AppConfiguration {
        try withFile("config.json", holding: Array(SampleConfiguration.text.utf8)) { path in
            chmod(path, 0o600)
            let place = ConfigurationPlace(named: path, environment: [:])
            return try ConfigurationSettings(in: place, environment: [:]).configuration()
        }
    }
}
