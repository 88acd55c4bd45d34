@preconcurrency import Mixpanel
import VendorDelivery

extension BatchingVendor {
    static let mixpanel = BatchingVendor(
        route: DeliveryRoute(
            vendor: "mixpanel",
            batchRule: rule(records: 2_000, bytes: 2_000_000),
            policy: MixpanelAnswerPolicy(),
            requests: { MixpanelRequests(token: Secret("benchmark")).requests(for: $0) }
        )
    )
}
