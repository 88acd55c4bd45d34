/// One event of an app, by the token that Adjust's dashboard has for it.
public final class ADJEvent {
    public let eventToken: String
    public private(set) var deduplicationId: String?
    /// For the SDK's own callbacks; it has no place in the S2S API, so it changes nothing.
    public private(set) var callbackId: String?
    var details = PackageDetails(leastRevenue: AdjustLimits.leastRevenue)

    /// Nil when the token is empty; an event of one with more than letters and digits is refused.
    public init?(eventToken: String) {
        if eventToken.isEmpty { return nil }
        self.eventToken = eventToken
    }

    /// Says what the event earned.
    ///
    /// The event is refused when that is not finite or below 0.001, the least that Adjust counts, and
    /// when the currency is no ISO 4217 code in capitals.
    public func setRevenue(_ amount: Double, currency: String) {
        details.setRevenue(amount, currency: currency)
    }

    /// Names the event, so that a second one of the same id is dropped.
    public func setDeduplicationId(_ deduplicationId: String) {
        self.deduplicationId = deduplicationId
    }

    public func setCallbackId(_ callbackId: String) {
        self.callbackId = callbackId
    }

    /// Adds a parameter to the app's own callback; an empty key is left out and reported.
    public func addCallbackParameter(_ key: String, value: String) {
        details.addCallbackParameter(key, value: value)
    }

    /// Adds a parameter for networks that the app shares with; an empty key is left out and reported.
    public func addPartnerParameter(_ key: String, value: String) {
        details.addPartnerParameter(key, value: value)
    }
}

@available(*, unavailable)
extension ADJEvent: Sendable {}
