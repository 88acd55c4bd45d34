import VendorDelivery

/// A vendor that takes several records in one request, and how its records leave.
struct BatchingVendor: Sendable {
    let route: DeliveryRoute

    /// The vendor's place among the five.
    var index: Int {
        guard let index = FiveStandIns.vendors.firstIndex(of: route.vendor) else {
            fatalError("No stand-in is '\(route.vendor)'. To fix, add one to 'FiveStandIns'.")
        }
        return index
    }

    static let all = [
        mixpanel,
        amplitude,
        firebase,
    ]

    /// Room for what the vendor's own rule adds to each record is kept.
    static func rule(records: Int, bytes: Int) -> BatchRule {
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
