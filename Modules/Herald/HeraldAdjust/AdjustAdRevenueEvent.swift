import AdjustSdk
public import HeraldCore

/// What an ad earned, in Adjust's terms, made by an app's factory out of its own event.
public struct AdjustAdRevenueEvent: Event, Equatable {
    /// For failures only; an ad's revenue needs no token.
    public let name: String
    /// Who mediated the ad.
    public let source: String
    /// In units of the currency.
    public let revenue: Double
    /// An ISO 4217 code.
    public let currency: String
    /// From 0 to `Int32.max`.
    public let adImpressionsCount: Int?
    public let adRevenueNetwork: String?
    public let adRevenueUnit: String?
    public let adRevenuePlacement: String?
    /// What else goes with it, as callback parameters.
    public let parameters: [String: AnalyticsValue]

    public init(
        name: String,
        source: String,
        revenue: Double,
        currency: String,
        adImpressionsCount: Int? = nil,
        adRevenueNetwork: String? = nil,
        adRevenueUnit: String? = nil,
        adRevenuePlacement: String? = nil,
        parameters: [String: AnalyticsValue] = [:]
    ) {
        self.name = name
        self.source = source
        self.revenue = revenue
        self.currency = currency
        self.adImpressionsCount = adImpressionsCount
        self.adRevenueNetwork = adRevenueNetwork
        self.adRevenueUnit = adRevenueUnit
        self.adRevenuePlacement = adRevenuePlacement
        self.parameters = parameters
    }
}

/// Tracks an ad's revenue.
public struct AdRevenueAdjustEventTracker: AdjustEventTracker, Sendable {
    private let event: AdjustAdRevenueEvent

    public init(event: AdjustAdRevenueEvent) {
        self.event = event
    }

    /// - Throws: ``Refusal`` for a source, an amount, a currency or a count that Adjust refuses.
    public func track() throws {
        try Refusal.check(revenue: event.revenue, atLeast: 0, currency: event.currency, of: event)
        guard let adRevenue = ADJAdRevenue(source: event.source) else {
            throw Refusal.sourceRefused(of: event)
        }
        adRevenue.setRevenue(event.revenue, currency: event.currency)
        if let count = event.adImpressionsCount {
            guard count >= 0, let count = Int32(exactly: count) else {
                throw Refusal.impressionsRefused(of: event)
            }
            adRevenue.setAdImpressionsCount(count)
        }
        if let network = event.adRevenueNetwork { adRevenue.setAdRevenueNetwork(network) }
        if let unit = event.adRevenueUnit { adRevenue.setAdRevenueUnit(unit) }
        if let placement = event.adRevenuePlacement { adRevenue.setAdRevenuePlacement(placement) }
        for (key, value) in event.parameters.toAdjustCallbackParameters() {
            adRevenue.addCallbackParameter(key, value: value)
        }
        Adjust.trackAdRevenue(adRevenue)
    }
}
