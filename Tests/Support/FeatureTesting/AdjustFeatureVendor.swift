import AdjustSdk
public import HeraldAdjust
public import HeraldCore
import VendorDelivery

extension FeatureVendor {
    public static func adjust(_ factories: [any AdjustEventTrackerFactory]) -> FeatureVendor {
        let sink = DryRun()
        let problems = ProblemTexts()
        let instance = AdjustInstance(
            device: AdjustDevice(
                .idfv("8C6CBCE4-5B1B-4A5C-9E8D-6C0F3B7D1A2E"),
                operatingSystem: "ios"
            ),
            sink: sink,
            report: problems.add
        )
        instance.initSdk(ADJConfig(appToken: "abcdefghijkl", environment: ADJEnvironmentSandbox))
        return FeatureVendor(
            provider: HeraldProvider(
                name: "adjust",
                events: AdjustAnalyticsTrackerService(
                    eventTrackerFactory: CompositeAdjustEventTrackerFactory(factories),
                    propertySetterFactory: RequireMappedAdjustPropertySetterFactory()
                )
            ),
            instance: instance,
            sink: sink,
            problems: problems
        )
    }
}
