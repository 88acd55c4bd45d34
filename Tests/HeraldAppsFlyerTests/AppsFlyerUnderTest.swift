import AdapterTesting
@preconcurrency import AppsFlyerLib
import HeraldAppsFlyer
import HeraldCore
import VendorDelivery

/// AppsFlyer's row in the contract.
struct AppsFlyerUnderTest: AdapterUnderTest {
    private let appsFlyer: AppsFlyerLib

    init(sink: any RecordSink) {
        appsFlyer = .sample(sink: sink)
        appsFlyer.start()
    }

    var instance: any AnyObject & Sendable { appsFlyer }

    var generic: (any AppsFlyerEventTrackerFactory)? { GenericAppsFlyerEventTrackerFactory() }
    var genericSetters: (any PropertySetterFactory<Never>)? { nil }
    var screenViews: (any AppsFlyerEventTrackerFactory)? { nil }

    func tracker(for event: any Event) -> any AppsFlyerEventTracker {
        GenericAppsFlyerEventTracker(event: event)
    }

    func tracker(doing act: @escaping @Sendable () throws -> Void) -> any AppsFlyerEventTracker {
        ActingAppsFlyerEventTracker(act: act)
    }

    func provider(
        named name: String,
        events: any AppsFlyerEventTrackerFactory,
        properties: any PropertySetterFactory<Never>
    ) -> HeraldProvider {
        .appsFlyer(named: name, events: events)
    }
}

private struct ActingAppsFlyerEventTracker: AppsFlyerEventTracker {
    let act: @Sendable () throws -> Void

    func track() throws { try act() }
}
