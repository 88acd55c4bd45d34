import HeraldCore
import HeraldMixpanel
@preconcurrency import Mixpanel
import VendorDelivery

extension InstalledVendor {
    @Sendable static func mixpanel(_ parts: Parts) -> InstalledVendor {
        let mixpanel = MixpanelInstance(
            token: Secret("hush"),
            sink: parts.sink,
            makeDeviceID: parts.makeDeviceID,
            report: parts.report
        )
        return InstalledVendor(
            instance: mixpanel,
            provider: { provider(of: mixpanel) },
            policy: MixpanelAnswerPolicy(),
            requests: mixpanel.requests(for:)
        )
    }

    private static func provider(of mixpanel: MixpanelInstance) -> HeraldProvider {
        let events = MixpanelAnalyticsTrackerService(
            eventTrackerFactory: GenericMixpanelEventTrackerFactory(mixpanel: mixpanel),
            propertySetterFactory: GenericMixpanelPropertySetterFactory(mixpanel: mixpanel)
        )
        let service = MixpanelAnalyticsService(mixpanel: mixpanel)
        return HeraldProvider(
            name: "mixpanel",
            events: events,
            properties: events,
            identity: service,
            lifecycle: service,
            consent: service
        )
    }
}
