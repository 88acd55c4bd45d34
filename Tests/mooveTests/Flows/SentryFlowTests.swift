import Testing

@testable import moove

@Suite struct SentryFlowTests {
    @Test func `an error is an issue with all that happened before, and a cancellation is none`()
        throws
    {
        let requests = try Run("demo cancelled-is-no-error --json").json()
            .filter { $0["vendor"] == "sentry" && $0["type"] == "request" }
        #expect(requests.count == 1)
        let envelope = try #require(requests.first?["body"]?.text).split(separator: "\n")
        #expect(envelope.count == 3)
        let event = try JSON(text: String(try #require(envelope.last)))
        let exceptions = event["exception"]?["values"]?.elements ?? []
        #expect(exceptions.map { $0["type"] } == ["buy_tickets"])
        #expect(
            exceptions.map { $0["mechanism"]?["meta"]?["ns_error"] } == [
                .object(["domain": "tickets.office", "code": .number(1)])
            ]
        )
        let breadcrumbs = event["breadcrumbs"]?["values"]?.elements ?? []
        #expect(
            breadcrumbs.map { $0["message"]?.text ?? $0["data"]?["to"]?.text } == [
                "home", "deep_link_opened", "ticket_confirmation", "user_action", "user_action",
                "app_error",
            ]
        )
    }

    @Test func `without an error nothing is sent to Sentry, and its tags are of a fixed list`()
        throws
    {
        let lines = try Run("demo buy-ticket --json").json()
        let own = lines.filter { $0["vendor"] == "sentry" }
        #expect(!own.contains { $0["type"] == "request" })
        let tags = own.filter { $0["factory"] == "TagSentryPropertySetterFactory" }
        #expect(tags.map { $0["outcome"] } == ["claimed", "dropped"])
    }

    @Test func `a checkout's issues say nothing of the card among what happened before`() throws {
        let issues = try PlayedFlow("checkout").requests.filter { $0.vendor == "sentry" }
        #expect(!issues.isEmpty)
        #expect(issues.allSatisfy { !"\($0.body)".contains("card_number_seen") })
    }

    @Test func `Sentry is told nothing before diagnostics are agreed to`() throws {
        let script = """
            begin fresh undecided
            tap tickets
            consent grant analytics
            choose adult
            consent deny diagnostics
            choose single
            """
        let routes = try Run(script: script, options: ["--json"]).json()
            .filter { $0["vendor"] == "sentry" && $0["type"] == "route" }
        #expect(!routes.isEmpty)
        #expect(routes.allSatisfy { ["held", "blocked"].contains($0["outcome"]) })
    }
}
