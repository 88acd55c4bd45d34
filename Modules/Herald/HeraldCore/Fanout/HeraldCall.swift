/// A call of Herald with what it carries.
public enum HeraldCall: Sendable {
    case track(any Event)
    case set(any Property)
    case identify(Identity)
    case reset
    case start
    case flush
    case setEnabled(Bool)

    /// The call by its name, without what it carries.
    public var operation: AnalyticsOperation {
        switch self {
        case .track(let event): .track(eventName: event.name)
        case .set(let property): .setProperty(propertyName: property.name)
        case .identify: .identify
        case .reset: .reset
        case .start: .start
        case .flush: .flush
        case .setEnabled(let enabled): .setEnabled(enabled)
        }
    }
}
