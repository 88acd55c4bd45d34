import AnalyticsConsent
import AppsFlyerLib
import HeraldAppsFlyer
import HeraldCore
import VendorDelivery

extension Vendor {
    /// AppsFlyer gets conversions alone: what no feature claims is not sent.
    static func appsFlyer(
        _ keys: AppsFlyerKeys,
        features: [[any AppsFlyerEventTrackerFactory]],
        policy: ChainPolicy,
        outbox: VendorOutbox
    ) -> Vendor {
        let instance = AppsFlyerLib(
            appsFlyerDevKey: keys.devKey,
            appleAppID: keys.appId,
            appsFlyerUID: keys.uid,
            systemVersion: keys.systemVersion,
            sink: outbox,
            report: StandInProblem.report
        )
        let tracker = AppsFlyerAnalyticsTrackerService(
            eventTrackerFactory: CompositeAppsFlyerEventTrackerFactory(
                Array(features.joined()) + policy.end()
            )
        )
        let service = AppsFlyerAnalyticsService()
        return Vendor(
            provider: HeraldProvider(
                name: "appsflyer",
                events: tracker,
                identity: service,
                lifecycle: service,
                consent: service
            ),
            purpose: VendorName.appsflyer.purpose,
            instance: instance,
            outbox: outbox,
            route: DeliveryRoute(
                vendor: "appsflyer",
                batchRule: instance.batchRule,
                policy: AppsFlyerAnswerPolicy(),
                spacing: AppsFlyerRequests.spacing,
                requests: instance.requests(for:)
            ),
            // Whether the GDPR applies to a person is nothing that the app knows, so it treats all
            // people as if it did; AppsFlyer wants all three said, or none.
            apply: { decisions in
                let isGranted = decisions[.attribution].state == .granted
                instance.setConsentData(
                    AppsFlyerConsent(
                        isUserSubjectToGDPR: true,
                        hasConsentForDataUsage: isGranted,
                        hasConsentForAdsPersonalization: isGranted
                    )
                )
            }
        )
    }
}
