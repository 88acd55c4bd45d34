import HeraldCore
import HeraldMixpanel
@preconcurrency import Mixpanel
import VendorDelivery

extension StandIn {
    static func mixpanel(_ sink: any RecordSink) -> StandIn {
        let mixpanel = MixpanelInstance(token: Secret("benchmark"), sink: sink)
        let tracker = MixpanelAnalyticsTrackerService(
            eventTrackerFactory: GenericMixpanelEventTrackerFactory(mixpanel: mixpanel),
            propertySetterFactory: GenericMixpanelPropertySetterFactory(mixpanel: mixpanel)
        )
        let provider = HeraldProvider(name: "mixpanel", events: tracker)
        return StandIn(provider: provider, instance: mixpanel)
    }
}
