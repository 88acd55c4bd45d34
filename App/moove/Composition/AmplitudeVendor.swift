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
        _ keys: AmplitudeKeys,
        features: (Amplitude) -> [any AmplitudeEventTrackerFactory],
        policy: ChainPolicy,
        outbox: VendorOutbox,
        device: VendorDevice
    ) -> Vendor {
        let amplitude = Amplitude(
            configuration: Configuration(
                apiKey: keys.apiKey,
                optOut: true,
                minIdLength: keys.minIdLength,
                serverZone: keys.serverZone,
                sink: outbox,
                makeDeviceID: device.id,
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
                identity: device.forgotten(with: service),
                lifecycle: service,
                consent: service
            ),
            purpose: VendorName.amplitude.purpose,
            instance: amplitude,
            outbox: outbox,
            route: DeliveryRoute(
                vendor: "amplitude",
                batchRule: amplitude.batchRule,
                policy: AmplitudeAnswerPolicy(),
                requests: amplitude.requests(for:)
            )
        )
    }
}
