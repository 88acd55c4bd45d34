import AppsFlyerLib
import AppsFlyerRules
import FirebaseAnalytics
import FirebaseRules
import HeraldAppsFlyer
import HeraldCore
import HeraldFirebase
import HeraldMixpanel
@preconcurrency import Mixpanel
import MixpanelRules
import SearchEvents
import Testing
import VendorDelivery
import VendorTesting

/// What vendors get of the events of a feature that knows none of them.
@Suite struct SearchRulesTests {
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
        try scoped(analytics) {
            for tracker in try chain.create(search).handlers() { try tracker.track() }
        }
        #expect(sink.records.map(\.name) == ["search"])
        #expect(sink.records[0].parameters == ["search_term": .string("stop")])
    }

    @Test func `Mixpanel gets the search, and the kind with all that follows`() throws {
        let mixpanel = MixpanelInstance(token: Secret("token"), sink: sink)
        let chain = CompositeMixpanelEventTrackerFactory(
            MixpanelRules.eventTrackerFactories(mixpanel)
        )
        for tracker in try chain.create(search).handlers() { try tracker.track() }
        mixpanel.track(event: "signed_in")
        #expect(sink.records.map(\.name) == ["search_performed", "signed_in"])
        #expect(
            sink.records[0].parameters
                == ["kind": .string("stop"), "query_length": .integer(7), "results": .integer(2)]
        )
        #expect(sink.records[1].parameters == ["last_search_kind": .string("stop")])
    }

    @Test func `AppsFlyer gets a conversion without any text`() throws {
        let appsFlyer = AppsFlyerLib(
            appsFlyerDevKey: Secret("key"),
            appleAppID: "123456789",
            appsFlyerUID: "1767268800000-1234567",
            sink: sink
        )
        appsFlyer.start()
        let chain = CompositeAppsFlyerEventTrackerFactory(AppsFlyerRules.eventTrackerFactories())
        try scoped(appsFlyer) {
            for tracker in try chain.create(search).handlers() { try tracker.track() }
        }
        #expect(sink.records.map(\.name) == ["af_search"])
        #expect(sink.records[0].parameters == ["af_content_type": .string("stop")])
    }

    private func scoped(
        _ instance: any AnyObject & Sendable,
        _ body: () throws -> Void
    ) rethrows {
        try VendorScope.run(
            time: 1_767_268_800_000_000,
            stem: RecordKey(rawValue: 1 << 64),
            instances: VendorInstances([instance]),
            body
        )
    }
}
