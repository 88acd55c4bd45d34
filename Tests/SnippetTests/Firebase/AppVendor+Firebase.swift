import FirebaseAnalytics
import HeraldCore
import HeraldFirebase
import VendorDelivery

extension App {
    /// What Firebase got.
    var firebase: [VendorRecord] { records(of: "firebase") }
}

extension AppVendor {
    static func firebase(_ provider: HeraldProvider) -> AppVendor {
        let sink = DryRun()
        let analytics = AnalyticsInstance(
            stream: .app(
                firebaseAppID: "1:234:ios:abc",
                appInstanceID: "0123456789abcdef0123456789abcdef",
                secret: Secret("hush")
            ),
            sink: sink
        )
        return AppVendor(provider: provider, instance: analytics, sink: sink)
    }

    static func firebase(
        _ events: any FirebaseEventTrackerFactory,
        properties: [any FirebasePropertySetterFactory] = [GenericFirebasePropertySetterFactory()]
    ) -> AppVendor {
        let tracker = FirebaseAnalyticsTrackerService(
            eventTrackerFactory: events,
            propertySetterFactory: CompositeFirebasePropertySetterFactory(properties)
        )
        return .firebase(HeraldProvider(name: "firebase", events: tracker, properties: tracker))
    }
}
