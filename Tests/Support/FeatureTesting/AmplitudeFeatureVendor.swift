@preconcurrency public import AmplitudeSwift
public import HeraldAmplitude
public import HeraldCore
import VendorDelivery

extension FeatureVendor {
    public static func amplitude(
        _ factories: (Amplitude) -> [any AmplitudeEventTrackerFactory]
    ) -> FeatureVendor {
        let sink = DryRun()
        let problems = ProblemTexts()
        let amplitude = Amplitude(
            configuration: Configuration(
                apiKey: Secret("key"),
                sink: sink,
                makeDeviceID: { "device-1" },
                report: problems.add
            )
        )
        return FeatureVendor(
            provider: HeraldProvider(
                name: "amplitude",
                events: AmplitudeAnalyticsTrackerService(
                    eventTrackerFactory: CompositeAmplitudeEventTrackerFactory(
                        factories(amplitude)
                            + [GenericAmplitudeEventTrackerFactory(amplitude: amplitude)]
                    ),
                    propertySetterFactory: GenericAmplitudePropertySetterFactory(
                        amplitude: amplitude
                    )
                )
            ),
            instance: amplitude,
            sink: sink,
            problems: problems
        )
    }
}
