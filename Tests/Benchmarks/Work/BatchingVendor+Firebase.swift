import FirebaseAnalytics
import VendorDelivery

extension BatchingVendor {
    static let firebase: BatchingVendor = {
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
            )
        )
    }()
}
