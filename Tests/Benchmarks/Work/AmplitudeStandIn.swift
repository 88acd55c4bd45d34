import AmplitudeSwift
import HeraldAmplitude
import HeraldCore
import VendorDelivery

extension StandIn {
    static func amplitude(_ sink: any RecordSink) -> StandIn {
        let amplitude = Amplitude(
            configuration: Configuration(apiKey: Secret("benchmark"), sink: sink)
        )
        let tracker = AmplitudeAnalyticsTrackerService(
            eventTrackerFactory: GenericAmplitudeEventTrackerFactory(amplitude: amplitude),
            propertySetterFactory: GenericAmplitudePropertySetterFactory(amplitude: amplitude)
        )
        let provider = HeraldProvider(name: "amplitude", events: tracker)
        return StandIn(provider: provider, instance: amplitude)
    }
}
