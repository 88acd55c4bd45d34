import AdjustSdk
import AmplitudeSwift
import AppsFlyerLib
import FirebaseAnalytics
import HeraldAdjust
import HeraldAmplitude
import HeraldAppsFlyer
import HeraldCore
import HeraldFirebase
import HeraldMixpanel
@preconcurrency import Mixpanel
import VendorDelivery

/// A Herald over five vendors' stand-ins, each with a chain that sends every event.
struct FiveStandIns {
    static let vendors = ["firebase", "mixpanel", "amplitude", "adjust", "appsflyer"]

    let herald: Herald

    /// - Parameters:
    ///   - sinks: Where each vendor's records go.
    ///   - call: Runs around each call of Herald.
    /// - Throws: When Adjust refuses the app's token.
    init(
        sinks: [any RecordSink],
        call: @escaping @Sendable (() -> Void) -> Void
    ) throws {
        let firebase = AnalyticsInstance(
            stream: .app(
                firebaseAppID: "1:1234567890:ios:321abc456def7890",
                appInstanceID: "0123456789abcdef0123456789abcdef",
                secret: Secret("benchmark")
            ),
            sink: sinks[0]
        )
        let mixpanel = MixpanelInstance(token: Secret("benchmark"), sink: sinks[1])
        let amplitude = Amplitude(
            configuration: Configuration(apiKey: Secret("benchmark"), sink: sinks[2])
        )
        let adjust = AdjustInstance(
            device: AdjustDevice(
                .idfv("8C6CBCE4-5B1B-4A5C-9E8D-6C0F3B7D1A2E"),
                operatingSystem: "ios"
            ),
            sink: sinks[3]
        )
        let appsFlyer = AppsFlyerLib(
            appsFlyerDevKey: Secret("benchmark"),
            appleAppID: "123456789",
            appsFlyerUID: "1767268800000-1234567",
            sink: sinks[4]
        )
        let instances = VendorInstances([firebase, mixpanel, amplitude, adjust, appsFlyer])
        herald = Herald(
            providers: [
                Self.firebase(), Self.mixpanel(mixpanel), Self.amplitude(amplitude),
                try Self.adjust(), Self.appsFlyer(),
            ],
            scope: { occurrence, body in
                call {
                    VendorScope.run(
                        time: occurrence.time.microseconds,
                        stem: RecordKey(rawValue: occurrence.id),
                        instances: instances,
                        body
                    )
                }
            }
        )
        herald.start()
        herald.setEnabled(true)
    }

    private static func firebase() -> HeraldProvider {
        let tracker = FirebaseAnalyticsTrackerService(
            eventTrackerFactory: GenericFirebaseEventTrackerFactory(),
            propertySetterFactory: GenericFirebasePropertySetterFactory()
        )
        let service = FirebaseAnalyticsService()
        return HeraldProvider(
            name: "firebase",
            events: tracker,
            lifecycle: service,
            consent: service
        )
    }

    private static func mixpanel(_ mixpanel: MixpanelInstance) -> HeraldProvider {
        let tracker = MixpanelAnalyticsTrackerService(
            eventTrackerFactory: GenericMixpanelEventTrackerFactory(mixpanel: mixpanel),
            propertySetterFactory: GenericMixpanelPropertySetterFactory(mixpanel: mixpanel)
        )
        return HeraldProvider(name: "mixpanel", events: tracker)
    }

    private static func amplitude(_ amplitude: Amplitude) -> HeraldProvider {
        let tracker = AmplitudeAnalyticsTrackerService(
            eventTrackerFactory: GenericAmplitudeEventTrackerFactory(amplitude: amplitude),
            propertySetterFactory: GenericAmplitudePropertySetterFactory(amplitude: amplitude)
        )
        return HeraldProvider(name: "amplitude", events: tracker)
    }

    private static func adjust() throws -> HeraldProvider {
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
        return HeraldProvider(
            name: "adjust",
            events: tracker,
            lifecycle: service,
            consent: service
        )
    }

    private static func appsFlyer() -> HeraldProvider {
        let tracker = AppsFlyerAnalyticsTrackerService(
            eventTrackerFactory: GenericAppsFlyerEventTrackerFactory()
        )
        let service = AppsFlyerAnalyticsService()
        return HeraldProvider(
            name: "appsflyer",
            events: tracker,
            lifecycle: service,
            consent: service
        )
    }

    private struct RefusedToken: Error {}
}
