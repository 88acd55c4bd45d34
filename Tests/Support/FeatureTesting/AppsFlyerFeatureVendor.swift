import AppsFlyerLib
public import HeraldAppsFlyer
public import HeraldCore
import VendorDelivery

extension FeatureVendor {
    public static func appsFlyer(_ factories: [any AppsFlyerEventTrackerFactory]) -> FeatureVendor {
        let sink = DryRun()
        let problems = ProblemTexts()
        let instance = AppsFlyerLib(
            appsFlyerDevKey: Secret("key"),
            appleAppID: "123456789",
            appsFlyerUID: "1767268800000-1234567",
            sink: sink,
            report: problems.add
        )
        instance.start()
        return FeatureVendor(
            provider: HeraldProvider(
                name: "appsflyer",
                events: AppsFlyerAnalyticsTrackerService(
                    eventTrackerFactory: CompositeAppsFlyerEventTrackerFactory(factories)
                )
            ),
            instance: instance,
            sink: sink,
            problems: problems
        )
    }
}
