public import HeraldCore
public import Mixpanel

extension [String: AnalyticsValue] {
    /// The values in Mixpanel's form: all four types are kept.
    ///
    /// A number that isn't finite is left out and reported.
    public func toMixpanelProperties() -> Properties {
        finite(\.mixpanelForm)
    }
}

extension AnalyticsValue {
    var mixpanelForm: any MixpanelType {
        switch self {
        case .string(let text): text
        case .int(let number): number
        case .double(let number): number
        case .bool(let truth): truth
        }
    }
}

extension Property {
    /// The value in Mixpanel's form.
    func mixpanelValue() throws(NonFiniteNumberError) -> any MixpanelType {
        let value = value
        if value.isNonFinite { throw NonFiniteNumberError(key: name) }
        return value.mixpanelForm
    }
}
