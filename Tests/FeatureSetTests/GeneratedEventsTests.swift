import Checkout
import HeraldCore
import Inspector
import Profile
import Search
import Testing
import Tickets

@Suite struct GeneratedEventsTests {
    private let examples: [[any Event]] = [
        CheckoutAnalytics.examples,
        InspectorAnalytics.examples,
        ProfileAnalytics.examples,
        SearchAnalytics.examples,
        TicketsAnalytics.examples,
    ]

    /// Those of screens, actions and errors are of closed lists, of which the examples are all.
    @Test func `there are several of each type that a feature has an example of`() {
        var generated = GeneratedEvents(seed: 5)
        let counts = Dictionary(grouping: generated.all()) { String(reflecting: type(of: $0)) }
            .mapValues(\.count)
        let types = Set(examples.joined().map { String(reflecting: type(of: $0)) })
        #expect(types == Set(counts.keys))
        for type in types where !type.hasPrefix("AnalyticsDiagnostics.") {
            #expect(counts[type, default: 0] >= GeneratedEvents.count, "\(type)")
        }
    }

    @Test func `a seed always makes the same events, and another other ones`() {
        func values(seed: UInt64) -> [[String: AnalyticsValue]] {
            var events = GeneratedEvents(seed: seed)
            return events.all().map(\.parameters)
        }
        #expect(values(seed: 1) == values(seed: 1))
        #expect(values(seed: 1) != values(seed: 2))
    }
}
