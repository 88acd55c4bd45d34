public import HeraldCore

extension [String: AnalyticsValue] {
    /// The parameters in Firebase's form: GA4 has no truth values, so those go as text.
    ///
    /// A number that isn't finite is left out and reported.
    public func toFirebaseParameters() -> [String: Any] {
        finite(\.firebaseForm)
    }
}

extension AnalyticsValue {
    fileprivate var firebaseForm: Any {
        switch self {
        case .string(let text): text
        case .int(let number): number
        case .double(let number): number
        case .bool: asString
        }
    }
}
