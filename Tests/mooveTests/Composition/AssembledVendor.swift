@testable import moove

/// A vendor of an ``Assembly``; each has a file of its own that makes one.
struct AssembledVendor: Sendable {
    /// The vendors, a line each, in the order they are called.
    static let all = [
        firebase,
        mixpanel,
    ]

    let name: VendorName

    /// Makes the vendor, with a fault or none at the front of its chain.
    let make: @Sendable (_ fault: Fault?, _ device: () -> VendorDevice) -> Vendor
}
