import AppsFlyerLib
import AppsFlyerRules
import HeraldAppsFlyer
import HeraldCore
import SearchEvents
import Testing
import VendorDelivery

/// What AppsFlyer gets of the events of a feature that knows no vendor.
@Suite struct SearchAppsFlyerRulesTests {
    private let search = SearchPerformed(kind: .stop, queryLength: 7, results: 2)
    private let sink = DryRun()

    @Test func `AppsFlyer gets a conversion without any text`() throws {
        let appsFlyer = AppsFlyerLib(
            appsFlyerDevKey: Secret("key"),
            appleAppID: "123456789",
            appsFlyerUID: "1767268800000-1234567",
            sink: sink
        )
        appsFlyer.start()
        let chain = CompositeAppsFlyerEventTrackerFactory(AppsFlyerRules.eventTrackerFactories())
        try inScope(of: appsFlyer) {
            for tracker in try chain.create(search).handlers() { try tracker.track() }
        }
        #expect(sink.records.map(\.name) == ["af_search"])
        #expect(sink.records[0].parameters == ["af_content_type": .string("stop")])
    }
}
