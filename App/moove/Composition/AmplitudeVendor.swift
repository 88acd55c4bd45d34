import AmplitudeSwift
import AnalyticsConsent
import HeraldAmplitude
import HeraldCore
import VendorDelivery

extension Vendor {
    /// Amplitude gets everything: screen views as its own event, the rest under its own name.
    ///
    /// The features' factories are made by a function, so that there are none without an Amplitude.
    static func amplitude(
        features: (Amplitude) -> [any AmplitudeEventTrackerFactory],
        policy: ChainPolicy,
        outbox: DryRunOutbox,
        makeDeviceID: @escaping @Sendable () -> String
    ) -> Vendor {
        let amplitude = Amplitude(
            configuration: Configuration(
                apiKey: Secret("demonstration"),
                optOut: true,
                sink: outbox,
                makeDeviceID: makeDeviceID,
                report: StandInProblem.report
            )
        )
        let tracker = AmplitudeAnalyticsTrackerService(
            eventTrackerFactory: CompositeAmplitudeEventTrackerFactory(
                [ScreenViewAmplitudeEventTrackerFactory(amplitude: amplitude)]
                    + features(amplitude)
                    + [policy.end(GenericAmplitudeEventTrackerFactory(amplitude: amplitude))]
            ),
            propertySetterFactory: CompositeAmplitudePropertySetterFactory([
                policy.end(GenericAmplitudePropertySetterFactory(amplitude: amplitude))
            ])
        )
        let service = AmplitudeAnalyticsService(amplitude: amplitude)
        return Vendor(
            provider: HeraldProvider(
                name: "amplitude",
                events: tracker,
                properties: tracker,
                identity: service,
                lifecycle: service,
                consent: service
            ),
            purpose: .analytics,
            instance: amplitude,
            outbox: outbox,
            requests: amplitude.requests(for:)
        )
    }
}
