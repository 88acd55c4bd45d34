import AmplitudeSwift
import FirebaseAnalytics
@preconcurrency import Mixpanel
import VendorDelivery

/// A vendor that takes several records in one request, and how its records leave.
struct BatchingVendor: Sendable {
    let route: DeliveryRoute
    /// The vendor's place among the five.
    let index: Int

    static let all = [mixpanel, amplitude, firebase]

    private static let mixpanel = BatchingVendor(
        route: DeliveryRoute(
            vendor: "mixpanel",
            batchRule: rule(records: 2_000, bytes: 2_000_000),
            policy: MixpanelAnswerPolicy(),
            requests: { MixpanelRequests(token: Secret("benchmark")).requests(for: $0) }
        ),
        index: 1
    )

    private static let amplitude: BatchingVendor = {
        let requests = AmplitudeRequests(apiKey: Secret("benchmark"))
        return BatchingVendor(
            route: DeliveryRoute(
                vendor: "amplitude",
                batchRule: requests.batchRule,
                policy: AmplitudeAnswerPolicy(),
                requests: { requests.requests(for: $0) }
            ),
            index: 2
        )
    }()

    private static let firebase: BatchingVendor = {
        let requests = FirebaseRequests(
            stream: .app(
                firebaseAppID: "1:1234567890:ios:321abc456def7890",
                appInstanceID: "0123456789abcdef0123456789abcdef",
                secret: Secret("benchmark")
            ),
            region: .global
        )
        return BatchingVendor(
            route: DeliveryRoute(
                vendor: "firebase",
                batchRule: rule(records: 25, bytes: 129_999),
                policy: FirebaseAnswerPolicy(),
                requests: { requests.requests(for: $0) }
            ),
            index: 0
        )
    }()

    /// Room for what the vendor's own rule adds to each record is kept.
    private static func rule(records: Int, bytes: Int) -> BatchRule {
        BatchRule(
            maximumRecords: records,
            maximumBytes: bytes,
            bytesAround: 100,
            bytesBetween: 100,
            separatesUnrepeatable: false,
            separatesRevenue: true
        )
    }
}
