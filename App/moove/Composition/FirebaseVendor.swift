import AnalyticsConsent
import FirebaseAnalytics
import HeraldCore
import HeraldFirebase
import VendorDelivery

extension Vendor {
    /// Firebase gets everything: screen views as its own event, the rest under its own name.
    static func firebase(
        features: [any FirebaseEventTrackerFactory],
        policy: ChainPolicy,
        outbox: DryRunOutbox
    ) -> Vendor {
        let instance = AnalyticsInstance(
            stream: .demonstration,
            sink: outbox,
            report: StandInProblem.report
        )
        let tracker = FirebaseAnalyticsTrackerService(
            eventTrackerFactory: CompositeFirebaseEventTrackerFactory(
                [ScreenViewFirebaseEventTrackerFactory()]
                    + features
                    + [policy.end(GenericFirebaseEventTrackerFactory())]
            ),
            propertySetterFactory: CompositeFirebasePropertySetterFactory([
                policy.end(GenericFirebasePropertySetterFactory())
            ])
        )
        let service = FirebaseAnalyticsService()
        return Vendor(
            provider: HeraldProvider(
                name: "firebase",
                events: tracker,
                properties: tracker,
                identity: service,
                lifecycle: service,
                consent: service
            ),
            purpose: .analytics,
            instance: instance,
            outbox: outbox,
            requests: instance.requests(for:)
        )
    }
}

extension AnalyticsStream {
    /// An app's stream that exists nowhere.
    fileprivate static let demonstration = AnalyticsStream.app(
        firebaseAppID: "1:1234567890:ios:321abc456def7890",
        appInstanceID: "0123456789abcdef0123456789abcdef",
        secret: Secret("demonstration")
    )
}
