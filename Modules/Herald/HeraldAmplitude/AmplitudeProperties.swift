public import HeraldCore

extension [String: AnalyticsValue] {
    /// The values in Amplitude's form: all four types are kept.
    ///
    /// A number that isn't finite is left out and reported.
    public func toAmplitudeProperties() -> [String: Any] {
        finite(\.amplitudeForm)
    }
}

extension AnalyticsValue {
    var amplitudeForm: Any {
        switch self {
        case .string(let text): text
        case .int(let number): number
        case .double(let number): number
        case .bool(let truth): truth
        }
    }
}
