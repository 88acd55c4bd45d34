import FirebaseAnalytics
public import HeraldCore
public import HeraldFirebase
import VendorDelivery

extension FeatureVendor {
    public static func firebase(
        _ factories: [any FirebaseEventTrackerFactory]
    ) -> FeatureVendor {
        let sink = DryRun()
        let problems = ProblemTexts()
        let instance = AnalyticsInstance(
            stream: .app(
                firebaseAppID: "1:1234567890:ios:321abc456def7890",
                appInstanceID: "0123456789abcdef0123456789abcdef",
                secret: Secret("secret")
            ),
            sink: sink,
            report: problems.add
        )
        return FeatureVendor(
            provider: HeraldProvider(
                name: "firebase",
                events: FirebaseAnalyticsTrackerService(
                    eventTrackerFactory: CompositeFirebaseEventTrackerFactory(
                        factories + [GenericFirebaseEventTrackerFactory()]
                    ),
                    propertySetterFactory: GenericFirebasePropertySetterFactory()
                )
            ),
            instance: instance,
            sink: sink,
            problems: problems
        )
    }
}
