import Testing

@testable import moove

@Suite struct DeepLinksFlowTests {
    private static let told = [
        #"{"campaign":"summer_pass","link":"confirmation"}"#, #"{"link":"fare_list"}"#,
        #"{"link":"unknown"}"#, #"{"link":"unknown"}"#, #"{"link":"unknown"}"#,
    ]
    private let flow: PlayedFlow

    init() throws {
        flow = try PlayedFlow("deep-links")
    }

    @Test(arguments: ["firebase", "mixpanel", "amplitude"])
    func `of a link its kind is told, and a campaign of the list`(vendor: String) {
        #expect(flow.values(of: "deep_link_opened", for: vendor) == Self.told)
    }

    @Test func `Adjust gets each under the link's token, and AppsFlyer none`() {
        let links = flow.sent(to: "adjust").filter { $0.hasPrefix("dl0001 ") }
        #expect(links.count == Self.told.count)
        #expect(links.first?.contains("summer_pass") == true)
        #expect(flow.sent(to: "appsflyer").allSatisfy { $0.hasPrefix("af_purchase ") })
    }

    @Test func `links open what they name, and bad ones home`() {
        let screens = flow.firebase.filter { $0.name == "screen_view" }
            .compactMap { $0.values["screen_name"]?.text }
        #expect(
            screens == ["home", "ticket_confirmation", "fare_list", "home", "home", "home"]
        )
        let messages = flow.messages.filter { $0.action.hasPrefix("open ") }.map(\.message)
        #expect(messages.map { $0 == nil } == [true, true, false, false, false])
    }

    @Test func `nothing of a bad link but its kind leaves`() {
        for request in flow.requests where request.action.hasPrefix("open ") {
            let text = "\(request.body)"
            for word in ["price", "moove.example", "moove:", "riderId", "utm_"] {
                #expect(!text.contains(word), "\(request.vendor) learns '\(word)'")
            }
        }
    }

    @Test func `what a link opens can be bought`() {
        #expect(flow.tracked("ticket_purchased").count == 1)
        #expect(flow.sent(to: "appsflyer").count == 1)
    }
}
