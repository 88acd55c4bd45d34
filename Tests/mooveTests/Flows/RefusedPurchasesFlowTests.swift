import Testing

@testable import moove

@Suite struct RefusedPurchasesFlowTests {
    private let flow: PlayedFlow
    private let refusals: [JSON] = [
        ["reason": "no_tickets"],
        ["reason": "ticket_limit_exceeded", "requested": 11, "max": 10],
    ]

    init() throws {
        flow = try PlayedFlow("refused-purchases")
    }

    @Test func `both vendors are told why nothing was sold`() {
        let failed = flow.firebase.filter { $0.name == "purchase_failed" }
        #expect(failed.map(\.values) == refusals)
        let failedForMixpanel = flow.mixpanel.filter { $0.name == "purchase_failed" }
        #expect(failedForMixpanel.map(\.values) == refusals)
    }

    @Test func `nothing is sold before the last attempt`() {
        let outcomes = ["purchase_failed", "purchase", "ticket_purchased", "$append"]
        #expect(
            flow.firebase.map(\.name).filter(outcomes.contains) == [
                "purchase_failed", "purchase_failed", "purchase",
            ]
        )
        #expect(
            flow.mixpanel.map(\.name).filter(outcomes.contains) == [
                "purchase_failed", "purchase_failed", "ticket_purchased", "$append",
            ]
        )
        #expect(flow.firebase.first { $0.name == "purchase" }?.values["value"] == 10)
        #expect(flow.messages.last?.message == "Bought 10 × single for 10.00 USD.")
    }
}
