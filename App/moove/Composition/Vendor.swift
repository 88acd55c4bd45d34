import AnalyticsConsent
import HeraldCore
import VendorDelivery

/// A vendor as the app has it: what Herald calls, and what the calls would send.
struct Vendor: Sendable {
    let provider: HeraldProvider

    /// What the vendor is for; none when its data doesn't leave.
    let purpose: Purpose?

    /// What the vendor's static calls mean, when it has such calls.
    let instance: (any AnyObject & Sendable)?
    let outbox: VendorOutbox

    /// How its records leave; none when they don't.
    let route: DeliveryRoute?

    /// The parameters that say who the person is, which are sent but not shown.
    var identityParameters: Set<String> = []

    /// Tells the vendor what a person decided, for its own consent fields; none where it has none.
    var apply: (@Sendable (ConsentSnapshot) -> Void)?

    var name: String { provider.name }

    /// The requests that records become.
    func requests(for records: [VendorRecord]) -> [VendorRequest] {
        route?.requests(records) ?? []
    }
}
