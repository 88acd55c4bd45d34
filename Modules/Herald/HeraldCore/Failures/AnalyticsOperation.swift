/// A call of Herald, by its name; never with a value.
public enum AnalyticsOperation: Sendable, Hashable, CustomStringConvertible {
    case track(eventName: String)
    case setProperty(propertyName: String)
    case identify
    case reset
    case start
    case flush
    case setEnabled(Bool)

    public var description: String {
        switch self {
        case .track(let eventName): "Track(\(eventName))"
        case .setProperty(let propertyName): "SetProperty(\(propertyName))"
        case .identify: "Identify"
        case .reset: "Reset"
        case .start: "Start"
        case .flush: "Flush"
        case .setEnabled(let enabled): "SetEnabled(\(enabled))"
        }
    }
}
