import VendorDelivery

/// Why a call makes no record at all.
struct BrokenRule: Error, Equatable {
    /// The part of the call that breaks the rule; nil when it is the event's name or size.
    let key: String?
    let reason: RecordProblem.Reason
}
