import HeraldCore
import HeraldMixpanel
@preconcurrency import Mixpanel
import VendorDelivery

extension App {
    /// What Mixpanel got.
    var mixpanel: [VendorRecord] { records(of: "mixpanel") }
}

extension AppVendor {
    static func mixpanel(
        features: (MixpanelInstance) -> [any MixpanelEventTrackerFactory] = { _ in [] },
        properties: (MixpanelInstance) -> [any MixpanelPropertySetterFactory] = { _ in [] }
    ) -> AppVendor {
        let sink = DryRun()
        let mixpanel = MixpanelInstance(
            token: Secret("hush"),
            sink: sink,
            makeDeviceID: { "d-1" }
        )
        let tracker = MixpanelAnalyticsTrackerService(
            eventTrackerFactory: CompositeMixpanelEventTrackerFactory(
                features(mixpanel) + [GenericMixpanelEventTrackerFactory(mixpanel: mixpanel)]
            ),
            propertySetterFactory: CompositeMixpanelPropertySetterFactory(properties(mixpanel))
        )
        return AppVendor(
            provider: HeraldProvider(name: "mixpanel", events: tracker, properties: tracker),
            instance: mixpanel,
            sink: sink
        )
    }
}
