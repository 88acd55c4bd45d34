import AnalyticsDiagnostics
import HeraldCore
import HeraldTesting
import SearchEvents
import Testing

@testable import Search

@Suite struct SearchJourneyTests {
    private let analytics = FakeAnalyticsProvider()

    private func journey() -> SearchJourney {
        SearchJourney(events: analytics)
    }

    @Test(arguments: [
        ("station", SearchKind.stop, ["Central Station", "Station Road"]),
        ("STATION", .stop, ["Central Station", "Station Road"]),
        ("  year ", .pass, ["Year pass"]),
        ("nowhere", .line, []),
    ])
    func `a query finds what has it in its name`(
        query: String,
        kind: SearchKind,
        expected: [String]
    ) throws {
        var journey = journey()
        #expect(try journey.search(for: kind, query: query) == expected)
        #expect(journey.results == expected)
    }

    @Test func `kind, length and number are tracked, after the tap`() throws {
        var journey = journey()
        try journey.search(for: .stop, query: " Station ")
        #expect(analytics.events.map(\.name) == ["user_action", "search_performed"])
        analytics.expectParameters(
            of: SearchPerformed.self,
            are: ["kind": "stop", "query_length": 7, "results": 2]
        )
    }

    @Test func `the query is in nothing that is tracked`() throws {
        var journey = journey()
        let query = "canary-4711"
        try journey.search(for: .line, query: query)
        #expect(throws: SearchRefusal.self) {
            try journey.search(for: .line, query: query + String(repeating: "x", count: 100))
        }
        let told = analytics.records.map { "\($0)" }.joined()
        #expect(!told.contains(query))
        #expect(told.contains("search_performed"))
    }

    @Test(arguments: ["", "   ", "\n\t"])
    func `nothing can't be searched for, and the tap is tracked all the same`(query: String) {
        var journey = journey()
        #expect(throws: SearchRefusal.emptyQuery) { try journey.search(for: .stop, query: query) }
        #expect(analytics.events.map(\.name) == ["user_action"])
    }

    @Test func `a query of 100 characters is taken, and one of 101 is not`() throws {
        var journey = journey()
        try journey.search(for: .stop, query: String(repeating: "é", count: 100))
        #expect(throws: SearchRefusal.queryTooLong(maximum: 100)) {
            try journey.search(for: .stop, query: String(repeating: "é", count: 101))
        }
    }

    @Test func `a visit begins with nothing found`() throws {
        var journey = journey()
        journey.open()
        try journey.search(for: .stop, query: "o")
        journey.leave()
        #expect(journey.results == nil)
    }

    @Test func `the screen says where it was opened from`() {
        var journey = journey()
        journey.open(from: SearchScreen.search)
        analytics.expectParameters(of: "search", are: ["source": "search"])
    }

    @Test func `there is an example of each event and kind`() {
        let examples = SearchAnalytics.examples
        #expect(examples.map(\.name).filter { $0 == "search_performed" }.count == 3)
        #expect(
            Set(examples.map(\.name)) == ["search", "user_action", "search_performed"]
        )
    }
}
