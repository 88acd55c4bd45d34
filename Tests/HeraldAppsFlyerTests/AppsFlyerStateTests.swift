import AdapterTesting
@preconcurrency import AppsFlyerLib
import HeraldAppsFlyer
import HeraldCore
import Testing
import VendorDelivery

@Suite struct AppsFlyerStateTests {
    private let app = AppsFlyerApplication()

    @Test func `starting keeps AppsFlyer silent until it is enabled`() {
        app.herald.start()
        #expect(app.appsFlyer.isStopped)
        app.herald.track(Named("before"))
        app.herald.setEnabled(true)
        #expect(!app.appsFlyer.isStopped)
        app.herald.track(Named("after"))
        #expect(app.names == ["after"])
        #expect(app.failures == [])
    }

    @Test func `enabling starts an SDK that nobody has started`() {
        let sink = DryRun()
        let stage = Stage(
            [.appsFlyer(events: GenericAppsFlyerEventTrackerFactory())],
            over: [AppsFlyerLib.sample(sink: sink)]
        )
        stage.herald.setEnabled(true)
        stage.herald.track(Named("after"))
        #expect(sink.records.map(\.name) == ["after"])
    }

    @Test func `the user's id is set by identify and removed by reset`() {
        app.herald.identify(Identity(userId: "rider-7"))
        #expect(app.appsFlyer.customerUserID == "rider-7")
        app.herald.reset()
        #expect(app.appsFlyer.customerUserID == nil)
    }

    @Test func `a property reaches AppsFlyer nowhere`() {
        app.herald.set(Plan("monthly"))
        app.herald.track(Named("boarded"))
        #expect(app.bodies.map { $0.contains("monthly") } == [false])
        #expect(app.failures == [])
        let service = AppsFlyerAnalyticsTrackerService(
            eventTrackerFactory: GenericAppsFlyerEventTrackerFactory()
        )
        #expect(!(service as Any is any PropertyTrackerService))
    }
}
