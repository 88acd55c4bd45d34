import AdjustSdk
import HeraldAdjust
import HeraldCore
import VendorDelivery

extension StandIn {
    static func adjust(_ sink: any RecordSink) throws -> StandIn {
        let instance = AdjustInstance(
            device: AdjustDevice(
                .idfv("8C6CBCE4-5B1B-4A5C-9E8D-6C0F3B7D1A2E"),
                operatingSystem: "ios"
            ),
            sink: sink
        )
        let config = ADJConfig(appToken: "abcdefghijkl", environment: ADJEnvironmentSandbox)
        guard let config else { throw RefusedToken() }
        let tokens = EventSamples.computed.map { ($0.name, "abc123") }
        let tracker = AdjustAnalyticsTrackerService(
            eventTrackerFactory: TokenAdjustEventTrackerFactory(
                tokens: Dictionary(uniqueKeysWithValues: tokens)
            ),
            propertySetterFactory: GenericAdjustPropertySetterFactory()
        )
        let service = AdjustAnalyticsService(config: config)
        let provider = HeraldProvider(
            name: "adjust",
            events: tracker,
            lifecycle: service,
            consent: service
        )
        return StandIn(provider: provider, instance: instance)
    }
}

private struct RefusedToken: Error {}
