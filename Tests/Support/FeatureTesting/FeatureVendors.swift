import AdjustSdk
@preconcurrency import AmplitudeSwift
import AppsFlyerLib
import FirebaseAnalytics
import HeraldAdjust
import HeraldAmplitude
import HeraldAppsFlyer
public import HeraldCore
import HeraldFirebase
import HeraldMixpanel
@preconcurrency import Mixpanel
import VendorDelivery

/// Five vendors whose chains are a feature's rules with the generic factory behind them, where the
/// app has one: what a feature's events become there.
public final class FeatureVendors {
    private let sinks: [(vendor: String, sink: DryRun)]
    private let herald: Herald
    private let problems = ProblemTexts()

    public init(_ rules: FeatureRules) {
        let sinks = ["firebase", "mixpanel", "amplitude", "adjust", "appsflyer"].map {
            ($0, DryRun())
        }
        self.sinks = sinks
        let problems = problems
        let firebase = AnalyticsInstance(
            stream: .app(
                firebaseAppID: "1:1234567890:ios:321abc456def7890",
                appInstanceID: "0123456789abcdef0123456789abcdef",
                secret: Secret("secret")
            ),
            sink: sinks[0].1,
            report: problems.add
        )
        let mixpanel = MixpanelInstance(
            token: Secret("token"),
            sink: sinks[1].1,
            makeDeviceID: { "device-1" },
            report: problems.add
        )
        let amplitude = Amplitude(
            configuration: Configuration(
                apiKey: Secret("key"),
                sink: sinks[2].1,
                makeDeviceID: { "device-1" },
                report: problems.add
            )
        )
        let adjust = AdjustInstance(
            device: AdjustDevice(
                .idfv("8C6CBCE4-5B1B-4A5C-9E8D-6C0F3B7D1A2E"),
                operatingSystem: "ios"
            ),
            sink: sinks[3].1,
            report: problems.add
        )
        adjust.initSdk(ADJConfig(appToken: "abcdefghijkl", environment: ADJEnvironmentSandbox))
        let appsFlyer = AppsFlyerLib(
            appsFlyerDevKey: Secret("key"),
            appleAppID: "123456789",
            appsFlyerUID: "1767268800000-1234567",
            sink: sinks[4].1,
            report: problems.add
        )
        appsFlyer.start()
        let instances = VendorInstances([firebase, mixpanel, amplitude, adjust, appsFlyer])
        herald = Herald(
            providers: Self.providers(rules, mixpanel, amplitude),
            clock: HeraldClock(now: { Timestamp(microseconds: 1_767_268_800_000_000) }),
            process: 1 << 64,
            scope: { occurrence, call in
                VendorScope.run(
                    time: occurrence.time.microseconds,
                    stem: RecordKey(rawValue: occurrence.id),
                    instances: instances,
                    call
                )
            },
            errorReporter: { problems.add(text: $0.description) }
        )
    }

    /// What vendors are sent for an event, one line a record: `firebase purchase {"value":5.0}`.
    public func sent(_ event: any Event) -> [String] {
        herald.track(event)
        return sinks.flatMap { vendor, sink in
            sink.take().map { record in
                var json = JSONText()
                _ = json.value(.object(record.parameters))
                return "\(vendor) \(record.name) \(json.text)"
            }
        } + problems.take()
    }

    private static func providers(
        _ rules: FeatureRules,
        _ mixpanel: MixpanelInstance,
        _ amplitude: Amplitude
    ) -> [HeraldProvider] {
        [
            HeraldProvider(
                name: "firebase",
                events: FirebaseAnalyticsTrackerService(
                    eventTrackerFactory: CompositeFirebaseEventTrackerFactory(
                        rules.firebase + [GenericFirebaseEventTrackerFactory()]
                    ),
                    propertySetterFactory: GenericFirebasePropertySetterFactory()
                )
            ),
            HeraldProvider(
                name: "mixpanel",
                events: MixpanelAnalyticsTrackerService(
                    eventTrackerFactory: CompositeMixpanelEventTrackerFactory(
                        rules.mixpanel(mixpanel)
                            + [GenericMixpanelEventTrackerFactory(mixpanel: mixpanel)]
                    ),
                    propertySetterFactory: GenericMixpanelPropertySetterFactory(mixpanel: mixpanel)
                )
            ),
            HeraldProvider(
                name: "amplitude",
                events: AmplitudeAnalyticsTrackerService(
                    eventTrackerFactory: CompositeAmplitudeEventTrackerFactory(
                        rules.amplitude(amplitude)
                            + [GenericAmplitudeEventTrackerFactory(amplitude: amplitude)]
                    ),
                    propertySetterFactory: GenericAmplitudePropertySetterFactory(
                        amplitude: amplitude
                    )
                )
            ),
            HeraldProvider(
                name: "adjust",
                events: AdjustAnalyticsTrackerService(
                    eventTrackerFactory: CompositeAdjustEventTrackerFactory(rules.adjust),
                    propertySetterFactory: RequireMappedAdjustPropertySetterFactory()
                )
            ),
            HeraldProvider(
                name: "appsflyer",
                events: AppsFlyerAnalyticsTrackerService(
                    eventTrackerFactory: CompositeAppsFlyerEventTrackerFactory(rules.appsFlyer)
                )
            ),
        ]
    }
}

@available(*, unavailable)
extension FeatureVendors: Sendable {}
