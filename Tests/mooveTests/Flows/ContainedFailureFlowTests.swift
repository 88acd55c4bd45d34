import Testing

@testable import moove

/// What the flow about a property without a rule promises in its summary.
@Suite struct ContainedFailureFlowTests {
    private let flow: PlayedFlow

    init() throws {
        flow = try PlayedFlow("contained-failure")
    }

    @Test func `Adjust alone goes without the property, and says why`() throws {
        let calls = flow.calls.filter { $0.name == "seat_preference" }
        #expect(calls.count == 2)
        for call in calls {
            let adjust = try #require(call.routes["adjust"])
            #expect(adjust["outcome"] == "failed")
            #expect(adjust["factory"] == "RequireMappedAdjustPropertySetterFactory")
            let error = try #require(adjust["error"]?.text)
            #expect(error.hasPrefix("No factory answered for property 'seat_preference'"))
            #expect(!error.contains("window"))
            for vendor in ["firebase", "mixpanel", "amplitude"] {
                #expect(call.routes[vendor]?["outcome"] == "claimed")
            }
        }
    }

    @Test func `the purchase after it reaches every vendor`() throws {
        let sale = try #require(flow.tracked("ticket_purchased").first)
        #expect(sale.routes.count == VendorName.allCases.count)
        #expect(sale.routes.values.allSatisfy { $0["outcome"] == "claimed" })
        let form = flow.requests.first { $0.vendor == "adjust" }?.body.text
        #expect(form?.contains("seat_preference") == false)
    }

    @Test func `no other flow has a failure`() throws {
        let sums = try Run("demo --json --quiet").json().filter { $0["flow"] != nil }
        let failing = sums.filter { $0["failures"] != 0 }.map { $0["flow"] }
        #expect(failing == ["contained-failure"])
    }
}
