public import HeraldCore

extension [String: AnalyticsValue] {
    /// The values in the form of a breadcrumb's data: all four types are kept.
    ///
    /// A number that isn't finite is left out and reported.
    public func toSentryData() -> [String: Any] {
        finite(\.sentryForm)
    }
}

extension AnalyticsValue {
    fileprivate var sentryForm: Any {
        switch self {
        case .string(let text): text
        case .int(let number): number
        case .double(let number): number
        case .bool(let truth): truth
        }
    }
}
