import AmplitudeSwift
import VendorDelivery

extension BatchingVendor {
    static let amplitude: BatchingVendor = {
        let requests = AmplitudeRequests(apiKey: Secret("benchmark"))
        return BatchingVendor(
            route: DeliveryRoute(
                vendor: "amplitude",
                batchRule: requests.batchRule,
                policy: AmplitudeAnswerPolicy(),
                requests: { requests.requests(for: $0) }
            )
        )
    }()
}
