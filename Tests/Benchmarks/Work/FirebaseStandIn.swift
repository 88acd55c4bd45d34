import FirebaseAnalytics
import HeraldCore
import HeraldFirebase
import VendorDelivery

extension StandIn {
    static func firebase(_ sink: any RecordSink) -> StandIn {
        let instance = AnalyticsInstance(
            stream: .app(
                firebaseAppID: "1:1234567890:ios:321abc456def7890",
                appInstanceID: "0123456789abcdef0123456789abcdef",
                secret: Secret("benchmark")
            ),
            sink: sink
        )
        let tracker = FirebaseAnalyticsTrackerService(
            eventTrackerFactory: GenericFirebaseEventTrackerFactory(),
            propertySetterFactory: GenericFirebasePropertySetterFactory()
        )
        let service = FirebaseAnalyticsService()
        let provider = HeraldProvider(
            name: "firebase",
            events: tracker,
            lifecycle: service,
            consent: service
        )
        return StandIn(provider: provider, instance: instance)
    }
}
