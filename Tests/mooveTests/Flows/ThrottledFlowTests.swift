import Testing

@testable import moove

@Suite struct ThrottledFlowTests {
    private let flow: PlayedFlow

    init() throws {
        flow = try PlayedFlow("throttled")
    }

    @Test func `of four filters two are told, one a day`() {
        #expect(flow.tracked("user_action").count == 4)
        #expect(flow.tracked("inspector_filtered").count == 2)
        for vendor in ["firebase", "amplitude"] {
            #expect(
                flow.values(of: "inspector_filtered", for: vendor)
                    == [#"{"kind":"event"}"#, #"{"kind":"event"}"#]
            )
        }
        #expect(flow.values(of: "inspector_filtered", for: "mixpanel") == [])
    }

    @Test func `a relaunch remembers that today's was told`() {
        #expect(
            !flow.sent(to: "firebase", after: "show mixpanel")
                .contains { $0.hasPrefix("inspector_filtered") }
        )
    }

    /// The flow's clock starts at noon.
    @Test(arguments: [(11, 1), (12, 2)])
    func `the day ends at midnight`(hours: Int, told: Int) throws {
        let script = "tap inspector\nshow event\nwait \(hours) hours\nshow event\n"
        let calls = try Run(script: script, options: ["--json"]).json()
            .filter { $0["type"] == "call" && $0["name"] == "inspector_filtered" }
        #expect(calls.count == told)
    }

    @Test func `what isn't throttled goes out each time`() throws {
        let script = "tap inspector\nclear\nclear\nadvertise\nadvertise\n"
        let names = try Run(script: script, options: ["--json"]).json()
            .filter { $0["type"] == "call" && $0["operation"] == "track" }
            .compactMap { $0["name"]?.text }
        #expect(names.filter { $0 == "inspector_cleared" }.count == 2)
        #expect(names.filter { $0 == "ad_impression" }.count == 2)
    }
}
