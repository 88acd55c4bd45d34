import VendorDelivery

/// What can be done to a profile; each record holds exactly one.
enum ProfileOperation: String, Sendable {
    case set = "$set"
    case setOnce = "$set_once"
    case unset = "$unset"
    case add = "$add"
    case append = "$append"
    case remove = "$remove"
    case union = "$union"
    case delete = "$delete"

    /// Mixpanel has no dedup key for operations, so only those that may be done twice are repeated.
    ///
    /// A set union is the same however often it is made. Each removal may take out one more.
    var repetition: VendorRecord.Repetition {
        switch self {
        case .set, .setOnce, .unset, .union, .delete: .safe
        case .add, .append, .remove: .once
        }
    }

    /// Checks what the operation demands of a property's value.
    func check(_ value: JSONValue) throws(VendorRule) {
        switch (self, value) {
        case (.add, .integer), (.add, .number): break
        case (.add, _): throw MixpanelLimits.addNumber
        case (.union, .array): break
        case (.union, _): throw MixpanelLimits.unionArray
        default: break
        }
    }
}
