import AnalyticsConsent
import FirebaseAnalytics
import HeraldCore
import HeraldFirebase
import VendorDelivery

extension Vendor {
    /// Firebase gets everything: screen views as its own event, the rest under its own name.
    static func firebase(
        _ keys: FirebaseKeys,
        features: [[any FirebaseEventTrackerFactory]],
        policy: ChainPolicy,
        outbox: VendorOutbox,
        device: VendorDevice
    ) -> Vendor {
        let instance = AnalyticsInstance(
            stream: keys.stream,
            region: keys.region,
            sink: outbox,
            makeClientID: device.id,
            report: StandInProblem.report
        )
        let tracker = FirebaseAnalyticsTrackerService(
            eventTrackerFactory: CompositeFirebaseEventTrackerFactory(
                [ScreenViewFirebaseEventTrackerFactory()]
                    + Array(features.joined())
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
                identity: device.forgotten(with: service),
                lifecycle: service,
                consent: service
            ),
            purpose: VendorName.firebase.purpose,
            instance: instance,
            outbox: outbox,
            route: DeliveryRoute(
                vendor: "firebase",
                batchRule: instance.batchRule,
                policy: FirebaseAnswerPolicy(),
                lateness: FirebaseLimits.lateness,
                requests: instance.requests(for:)
            ),
            // What Google may do with the data for advertising is the attribution's decision.
            apply: { decisions in
                let status: ConsentStatus =
                    decisions[.attribution].state == .granted ? .granted : .denied
                instance.setConsent([.adUserData: status, .adPersonalization: status])
            }
        )
    }
}
