import AdapterTesting
@preconcurrency import AppsFlyerLib
import HeraldAppsFlyer
import HeraldCore
import VendorDelivery

/// An app with AppsFlyer alone, and what AppsFlyer gets of it.
struct AppsFlyerApplication: Sendable {
    let appsFlyer: AppsFlyerLib
    private let stage: Stage
    private let sink = DryRun()

    /// - Parameter trackers: What is claimed for every event; nothing to send it as it is.
    init(_ trackers: [any AppsFlyerEventTracker & Sendable] = []) {
        appsFlyer = .sample(sink: sink)
        appsFlyer.start()
        let events: any AppsFlyerEventTrackerFactory =
            trackers.isEmpty
            ? GenericAppsFlyerEventTrackerFactory()
            : WrittenFactory { _ in .claimed(trackers) }
        stage = Stage([.appsFlyer(events: events)], over: [appsFlyer])
    }

    var herald: Herald { stage.herald }
    var failures: [AnalyticsFailure] { stage.failures }
    var records: [VendorRecord] { sink.records }
    var names: [String] { records.map(\.name) }
    var bodies: [String] { records.map(\.body) }
}

extension AppsFlyerLib {
    /// An app that exists nowhere.
    static func sample(sink: any RecordSink) -> AppsFlyerLib {
        AppsFlyerLib(
            appsFlyerDevKey: Secret("hush"),
            appleAppID: "123456789",
            appsFlyerUID: "1415211453000-6513894",
            sink: sink
        )
    }
}

extension HeraldProvider {
    static func appsFlyer(
        named name: String = "appsflyer",
        events: any AppsFlyerEventTrackerFactory
    ) -> HeraldProvider {
        let service = AppsFlyerAnalyticsService()
        return HeraldProvider(
            name: name,
            events: AppsFlyerAnalyticsTrackerService(eventTrackerFactory: events),
            identity: service,
            lifecycle: service,
            consent: service
        )
    }
}
