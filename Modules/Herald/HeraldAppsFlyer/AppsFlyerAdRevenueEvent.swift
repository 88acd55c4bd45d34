@preconcurrency public import AppsFlyerLib
public import HeraldCore

/// What an ad earned, in AppsFlyer's terms, made by an app's factory out of the app's own event.
public struct AppsFlyerAdRevenueEvent: Event, Equatable {
    /// For failures only; AppsFlyer has a call of its own for ads.
    public let name: String
    /// Who paid for the ad.
    public let monetizationNetwork: String
    /// Who chose it.
    public let mediationNetwork: MediationNetworkType
    /// In units of the currency.
    public let revenue: Double
    /// An ISO 4217 code.
    public let currency: String
    /// What else goes with it, under keys that no field has taken.
    public let parameters: [String: AnalyticsValue]

    public init(
        name: String,
        monetizationNetwork: String,
        mediationNetwork: MediationNetworkType,
        revenue: Double,
        currency: String,
        parameters: [String: AnalyticsValue] = [:]
    ) {
        self.name = name
        self.monetizationNetwork = monetizationNetwork
        self.mediationNetwork = mediationNetwork
        self.revenue = revenue
        self.currency = currency
        self.parameters = parameters
    }
}

/// Logs an ad's revenue.
public struct AdRevenueAppsFlyerEventTracker: AppsFlyerEventTracker, Sendable {
    private let event: AppsFlyerAdRevenueEvent

    public init(event: AppsFlyerAdRevenueEvent) {
        self.event = event
    }

    /// - Throws: ``Refusal`` for revenue that is not finite, a currency that is no code, and a
    ///   parameter under a key of the event's own.
    public func track() throws {
        try Refusal.check(revenue: event.revenue, currency: event.currency, of: event)
        let taken = [
            AFEventParamCurrency, AFEventParamRevenue, "mediation_network", "monetization_network",
        ]
        if let key = taken.first(where: { event.parameters[$0] != nil }) {
            throw Refusal.keyTaken(in: event, key: key)
        }
        AppsFlyerLib.shared().logAdRevenue(
            AFAdRevenueData(
                monetizationNetwork: event.monetizationNetwork,
                mediationNetwork: event.mediationNetwork,
                currencyIso4217Code: event.currency,
                eventRevenue: .init(value: event.revenue)
            ),
            additionalParameters: event.parameters.toAppsFlyerEventValues()
        )
    }
}
