import AppsFlyerLib
public import HeraldCore

/// A paid subscription in AppsFlyer's terms, made by an app's factory out of the app's own event.
public struct AppsFlyerSubscribeEvent: Event, Equatable {
    /// For failures only; AppsFlyer gets `af_subscribe`.
    public let name: String
    /// In units of the currency; below zero for a refund.
    public let revenue: Double
    /// An ISO 4217 code.
    public let currency: String
    /// What else goes with it, under keys that no field has taken.
    public let parameters: [String: AnalyticsValue]

    public init(
        name: String,
        revenue: Double,
        currency: String,
        parameters: [String: AnalyticsValue] = [:]
    ) {
        self.name = name
        self.revenue = revenue
        self.currency = currency
        self.parameters = parameters
    }
}

/// Logs `af_subscribe`.
public struct SubscribeAppsFlyerEventTracker: AppsFlyerEventTracker, Sendable {
    private let event: AppsFlyerSubscribeEvent

    public init(event: AppsFlyerSubscribeEvent) {
        self.event = event
    }

    /// - Throws: ``Refusal`` for revenue that is not finite, a currency that is no code, and a
    ///   parameter under a key of the event's own.
    public func track() throws {
        try Refusal.check(revenue: event.revenue, currency: event.currency, of: event)
        let own: [String: Any] = [
            AFEventParamRevenue: event.revenue, AFEventParamCurrency: event.currency,
        ]
        let values = try event.parameters.appsFlyerEventValues(under: own, of: event)
        AppsFlyerLib.shared().logEvent(name: AFEventSubscribe, values: values)
    }
}
