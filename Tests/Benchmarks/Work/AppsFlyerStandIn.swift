import AppsFlyerLib
import HeraldAppsFlyer
import HeraldCore
import VendorDelivery

extension StandIn {
    static func appsFlyer(_ sink: any RecordSink) -> StandIn {
        let instance = AppsFlyerLib(
            appsFlyerDevKey: Secret("benchmark"),
            appleAppID: "123456789",
            appsFlyerUID: "1767268800000-1234567",
            sink: sink
        )
        let tracker = AppsFlyerAnalyticsTrackerService(
            eventTrackerFactory: GenericAppsFlyerEventTrackerFactory()
        )
        let service = AppsFlyerAnalyticsService()
        let provider = HeraldProvider(
            name: "appsflyer",
            events: tracker,
            lifecycle: service,
            consent: service
        )
        return StandIn(provider: provider, instance: instance)
    }
}
