import VendorDelivery

/// Why a call makes no record, or changes nothing.
struct BrokenRule: Error {
    /// The part of the call that breaks the rule; nil when it is the whole.
    let key: String?
    let rule: VendorRule
}
