import Testing

@testable import moove

@Suite struct AbandonedCheckoutFlowTests {
    private let flow: PlayedFlow

    init() throws {
        flow = try PlayedFlow("abandoned-checkout")
    }

    @Test(arguments: ["firebase", "mixpanel", "amplitude"])
    func `the killed checkout is told once, by the launch that follows`(vendor: String) {
        let told = flow.sent(to: vendor).filter { $0.hasPrefix("checkout_flow ") }
        let first = flow.sent(to: vendor, after: "kill").filter { $0.hasPrefix("checkout_flow ") }
        #expect(
            first == [
                #"checkout_flow {"card_ms":5000,"choose_ms":5000,"failing_step":"pay","#
                    + #""flow_version":1,"outcome":"unknown","sample_rate":1}"#
            ]
        )
        #expect(told.count == 2)
        #expect(told.first == first.first)
        #expect(told.last?.contains(#""outcome":"success""#) == true)
    }

    @Test func `what ended before this launch is told before its first screen`() throws {
        let names = flow.calls.filter { $0.operation == "track" }.compactMap(\.name)
        let end = try #require(names.firstIndex(of: "checkout_flow"))
        #expect(names[names.index(after: end)] == "home")
    }

    @Test func `vendors that charge by the event get no whole checkout`() {
        for vendor in ["adjust", "appsflyer"] {
            #expect(!flow.sent(to: vendor).contains { $0.contains("checkout_flow") })
            #expect(flow.sent(to: vendor, after: "kill") == [])
        }
    }

    @Test func `a launch that finds nothing open tells nothing`() throws {
        let script = "tap passes\nchoose year\nkill\nkill\nrelaunch\n"
        let calls = try Run(script: script, options: ["--json"]).json()
            .filter { $0["type"] == "call" && $0["name"] == "checkout_flow" }
        #expect(calls.count == 1)
    }
}
