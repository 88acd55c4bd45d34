import Testing

@testable import moove

/// What the flows about consent promise in their summaries.
@Suite struct ConsentFlowsTests {
    @Test func `before the decision nothing is sent, and a grant tells all of it in its own time`()
        throws
    {
        let flow = try PlayedFlow("first-launch")
        let actions = flow.requests.map(\.action)
        #expect(Set(actions) == ["consent grant", "confirm"])
        let replayed = flow.firebase.filter { $0.action == "consent grant" }
        #expect(
            replayed.map(\.name) == [
                "screen_view", "section_selected", "screen_view", "user_action", "select_content",
                "screen_view", "user_action", "signed_in", "user_action", "fare_selected",
                "screen_view",
            ]
        )
        let times = flow.mixpanel.compactMap { $0.automatic["time"]?.integer }
        #expect(times == [1, 2, 3, 4, 6].map { 1_767_268_800_000 + $0 * 1_000 })
    }

    @Test func `a denial lets nothing reach a vendor`() throws {
        let flow = try PlayedFlow("denied")
        #expect(flow.requests.isEmpty)
        let outcomes = flow.calls.flatMap(\.routes.values).compactMap { $0["outcome"]?.text }
        #expect(Set(outcomes).isSubset(of: ["held", "blocked"]))
        #expect(flow.tracked("ticket_purchased").count == 1)
    }

    @Test func `between a denial and a grant nothing is sent, and nothing of it afterwards`() throws
    {
        let flow = try PlayedFlow("revoked-midway")
        let actions = flow.requests.map(\.action)
        #expect(Set(actions).isDisjoint(with: ["consent deny", "choose day", "confirm"]))
        #expect(actions.last == "choose again")
        #expect(!flow.firebase.contains { $0.name == "purchase" })
        #expect(flow.mixpanel.allSatisfy { $0.name != "ticket_purchased" && $0.name != "$append" })
        let last = flow.firebase.filter { $0.action == "choose again" }
        #expect(!last.isEmpty)
        #expect(last.allSatisfy { $0.userId == "rider-1" })
    }
}
