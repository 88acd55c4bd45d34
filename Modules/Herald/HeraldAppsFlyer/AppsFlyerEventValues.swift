public import HeraldCore

extension [String: AnalyticsValue] {
    /// The values in AppsFlyer's form: all four types are kept.
    ///
    /// A number that isn't finite is left out and reported.
    public func toAppsFlyerEventValues() -> [String: Any] {
        finite(\.appsFlyerForm)
    }

    /// The same, together with the values that an event sets by itself.
    ///
    /// - Throws: ``Refusal`` when a key is in both; of several the first in the alphabet.
    func appsFlyerEventValues(
        under own: [String: Any],
        of event: any Event
    ) throws(Refusal) -> [String: Any] {
        if let key = keys.filter({ own[$0] != nil }).min() { throw .keyTaken(in: event, key: key) }
        return toAppsFlyerEventValues().merging(own) { $1 }
    }
}

extension AnalyticsValue {
    fileprivate var appsFlyerForm: Any {
        switch self {
        case .string(let text): text
        case .int(let number): number
        case .double(let number): number
        case .bool(let truth): truth
        }
    }
}
