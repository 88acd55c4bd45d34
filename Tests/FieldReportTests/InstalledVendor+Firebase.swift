import FirebaseAnalytics
import HeraldCore
import HeraldFirebase
import VendorDelivery

extension InstalledVendor {
    @Sendable static func firebase(_ parts: Parts) -> InstalledVendor {
        let instance = AnalyticsInstance(
            stream: .app(
                firebaseAppID: "1:234:ios:abc",
                appInstanceID: "0123456789abcdef0123456789abcdef",
                secret: Secret("hush")
            ),
            sink: parts.sink,
            report: parts.report
        )
        return InstalledVendor(
            instance: instance,
            provider: firebaseProvider,
            policy: FirebaseAnswerPolicy(),
            requests: instance.requests(for:)
        )
    }

    @Sendable private static func firebaseProvider() -> HeraldProvider {
        let events = FirebaseAnalyticsTrackerService(
            eventTrackerFactory: CompositeFirebaseEventTrackerFactory([
                ScreenViewFirebaseEventTrackerFactory(), GenericFirebaseEventTrackerFactory(),
            ]),
            propertySetterFactory: GenericFirebasePropertySetterFactory()
        )
        let service = FirebaseAnalyticsService()
        return HeraldProvider(
            name: "firebase",
            events: events,
            properties: events,
            identity: service,
            lifecycle: service,
            consent: service
        )
    }
}
