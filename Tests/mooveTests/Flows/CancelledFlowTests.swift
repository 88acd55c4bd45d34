import Testing

@testable import moove

/// What the flow about cancellations promises in its summary.
@Suite struct CancelledFlowTests {
    @Test func `a cancelled purchase is no error, and a broken network counts once`() throws {
        let flow = try PlayedFlow("cancelled-is-no-error")
        let errors = flow.firebase.filter { $0.name == "app_error" }
        #expect(
            errors.map { $0.values } == [
                ["operation": "buy_tickets", "error_domain": "tickets.office", "error_code": 1]
            ]
        )
        #expect(flow.tracked("user_action").count == 4)
        #expect(flow.tracked("app_error").count == 1)
        #expect(flow.tracked("purchase_failed").isEmpty)
        #expect(flow.tracked("ticket_purchased").count == 1)
    }

    @Test func `coming back from the background is a new visit of the screen in view`() throws {
        let flow = try PlayedFlow("cancelled-is-no-error")
        #expect(flow.tracked("ticket_confirmation").count == 2)
        #expect(flow.tracked("home").count == 1)
    }

    @Test func `taps and errors reach Mixpanel not at all`() throws {
        let flow = try PlayedFlow("cancelled-is-no-error")
        for name in ["user_action", "app_error"] {
            for call in flow.tracked(name) {
                #expect(call.routes["mixpanel"]?["outcome"] == "dropped")
                #expect(
                    call.routes["mixpanel"]?["factory"]
                        == "DiagnosticsDroppingMixpanelEventTrackerFactory"
                )
            }
        }
    }
}
