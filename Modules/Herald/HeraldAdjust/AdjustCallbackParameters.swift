public import HeraldCore

extension [String: AnalyticsValue] {
    /// The values in Adjust's form: all of them as text.
    ///
    /// A number that isn't finite is left out and reported.
    public func toAdjustCallbackParameters() -> [String: String] {
        finite(\.asString)
    }
}
