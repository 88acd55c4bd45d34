import FirebaseAnalytics
import FirebaseRules
import HeraldCore
import HeraldFirebase
import SearchEvents
import Testing
import VendorDelivery

/// What Firebase gets of the events of a feature that knows no vendor.
@Suite struct SearchFirebaseRulesTests {
    private let search = SearchPerformed(kind: .stop, queryLength: 7, results: 2)
    private let sink = DryRun()

    @Test func `GA4 gets its own search, with the kind as the term`() throws {
        let analytics = AnalyticsInstance(
            stream: .app(
                firebaseAppID: "1:1234567890:ios:321abc456def7890",
                appInstanceID: "0123456789abcdef0123456789abcdef",
                secret: Secret("secret")
            ),
            sink: sink
        )
        let chain = CompositeFirebaseEventTrackerFactory(FirebaseRules.eventTrackerFactories())
        try inScope(of: analytics) {
            for tracker in try chain.create(search).handlers() { try tracker.track() }
        }
        #expect(sink.records.map(\.name) == ["search"])
        #expect(sink.records[0].parameters == ["search_term": .string("stop")])
    }
}
