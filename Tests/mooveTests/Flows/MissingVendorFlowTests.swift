import AnalyticsConsent
import HeraldCore
import Testing

@testable import moove

/// What the flow about absent vendors promises, with and without keys of its own.
@Suite struct MissingVendorFlowTests {
    private static let keys = """
        {"vendors": {
          "firebase": {"apiSecret": "a", "appId": "1:1234567890:ios:321abc456def7890",
            "appInstanceId": "0123456789abcdef0123456789abcdef"},
          "amplitude": {"apiKey": "demonstration"},
          "appsflyer": {"devKey": "a", "appId": "123456789", "uid": "1767268800000-1234567",
            "systemVersion": "18.0"},
          "sentry": {"dsn": "https://0badc0de0badc0de0badc0de0badc0de@sentry.example/42"}
        }}
        """

    /// The vendors that the flow has, in the order they are called.
    private static let others = VendorName.allCases.map(\.rawValue)
        .filter { !["mixpanel", "adjust"].contains($0) }

    @Test func `two vendors get no call, and the others what they get with them`() throws {
        let flow = try PlayedFlow("missing-vendor")
        let whole = try PlayedFlow("buy-ticket")
        for call in flow.calls {
            #expect(Set(call.routes.keys).isDisjoint(with: ["mixpanel", "adjust"]))
        }
        #expect(flow.firebase.map(\.name) == whole.firebase.map(\.name))
        for vendor in Self.others {
            let outcomes = { (flow: PlayedFlow) in
                flow.calls.compactMap { $0.routes[vendor]?["outcome"] }
            }
            #expect(outcomes(flow) == outcomes(whole))
        }
        #expect(Set(flow.requests.map(\.vendor)) == ["firebase", "amplitude", "appsflyer"])
    }

    @Test func `without keys for them in a configuration it is the same`() throws {
        let script = "sign in rider-1\ntap tickets\nchoose adult\nchoose day\ncount more\nconfirm\n"
        let start = "begin fresh granted without mixpanel adjust\n"
        let left = try Run(script: start + script, options: ["--json"]).json()
        let configured = try withFile("script.moove", holding: Array(("\n" + script).utf8)) {
            file in
            try Run("run \(file) --json", configuration: Self.keys).json()
        }
        let rest = { (lines: [JSON]) in lines.filter { $0["type"] != "vendors" } }
        #expect(rest(left) == rest(configured))
        #expect(configured.first?["off"]?["mixpanel"] == "no mixpanel.token")
        #expect(left.dropFirst().first?["off"]?["mixpanel"] == "left out")
    }

    @Test func `no factory of a feature is made for an absent vendor, and no object of its SDK`() {
        let configuration = AppConfiguration.demonstration.without(vendors("mixpanel", "adjust"))
        let analytics = AppAnalytics(
            world: World(named: "absent"),
            configuration: configuration,
            stores: .granted(),
            policy: .generic,
            hasLog: false
        )
        #expect(analytics.vendorNames == Self.others)
        let absent = configuration.presence.filter { $0.absence != nil }.map(\.vendor)
        #expect(Set(absent) == vendors("mixpanel", "adjust"))
    }

    @Test(arguments: [
        "begin fresh granted without", "begin fresh granted without moon",
        "begin without mixpanel", "begin fresh granted without mixpanel moon",
        "begin fresh without mixpanel without adjust",
    ])
    func `a start that names no vendor is none`(line: String) {
        #expect(FlowStart(line) == nil)
    }

    @Test func `a start that is misspelt is told how it reads`() throws {
        let run = try Run(script: "begin fresh without mixpanell\ntap tickets")
        #expect(run.code == .badInput)
        let problem = try #require(run.errors.first)
        #expect(problem.contains("line 1: 'begin fresh without mixpanell' is no start. "))
        #expect(problem.contains("Vendors: firebase, mixpanel, amplitude, "))
        #expect(Run("help run").output.contains(FlowStart.usage))
    }

    @Test func `a start may leave vendors out, whatever else it says`() {
        let start = FlowStart("begin fresh without mixpanel")
        #expect(start?.absentVendors == vendors("mixpanel"))
        let kept = FlowStart("begin kept denied without adjust firebase")
        let absent = vendors("adjust", "firebase")
        #expect(kept == FlowStart(isFresh: false, consent: .denied, absentVendors: absent))
        #expect(kept?.kept.absentVendors == absent)
    }

    /// The vendors of these names, as flows name them.
    private func vendors(_ names: String...) -> Set<VendorName> {
        Set(names.compactMap(VendorName.init))
    }
}
