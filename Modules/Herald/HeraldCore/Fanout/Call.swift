/// A call of Herald with what it carries.
enum Call: Sendable {
    case track(any Event)
    case set(any Property)
    case identify(Identity)
    case reset
    case start
    case flush
    case setEnabled(Bool)

    var operation: AnalyticsOperation {
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

/// A call made from inside a vendor call: it is delivered after the outermost one.
struct WaitingCall: Sendable {
    let call: Call
    let time: Timestamp

    /// Whether a failure report led to it.
    let ledByReport: Bool
}
