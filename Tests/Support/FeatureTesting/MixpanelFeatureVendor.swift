public import HeraldCore
public import HeraldMixpanel
@preconcurrency public import Mixpanel
import VendorDelivery

extension FeatureVendor {
    public static func mixpanel(
        _ factories: (MixpanelInstance) -> [any MixpanelEventTrackerFactory]
    ) -> FeatureVendor {
        let sink = DryRun()
        let problems = ProblemTexts()
        let mixpanel = MixpanelInstance(
            token: Secret("token"),
            sink: sink,
            makeDeviceID: { "device-1" },
            report: problems.add
        )
        return FeatureVendor(
            provider: HeraldProvider(
                name: "mixpanel",
                events: MixpanelAnalyticsTrackerService(
                    eventTrackerFactory: CompositeMixpanelEventTrackerFactory(
                        factories(mixpanel)
                            + [GenericMixpanelEventTrackerFactory(mixpanel: mixpanel)]
                    ),
                    propertySetterFactory: GenericMixpanelPropertySetterFactory(mixpanel: mixpanel)
                )
            ),
            instance: mixpanel,
            sink: sink,
            problems: problems
        )
    }
}
