/// What an ad earned.
public final class ADJAdRevenue {
    /// Who mediated the ad.
    ///
    /// The S2S API takes one source alone, `publisher`, which is what is sent.
    public let source: String
    var details = PackageDetails(minimumRevenue: 0)
    private var impressions: Int32?
    private var network: String?
    private var unit: String?
    private var placement: String?

    /// Nil when the source is empty, which Adjust refuses.
    public init?(source: String) {
        if source.isEmpty { return nil }
        self.source = source
    }

    /// Says what it was; without, nothing is recorded.
    ///
    /// The record is refused when that is not finite or below zero, and when the currency is no ISO
    /// 4217 code in capitals.
    public func setRevenue(_ amount: Double, currency: String) {
        details.setRevenue(amount, currency: currency)
    }

    public func setAdImpressionsCount(_ adImpressionsCount: Int32) {
        impressions = adImpressionsCount
    }

    public func setAdRevenueNetwork(_ adRevenueNetwork: String) {
        network = adRevenueNetwork
    }

    public func setAdRevenueUnit(_ adRevenueUnit: String) {
        unit = adRevenueUnit
    }

    public func setAdRevenuePlacement(_ adRevenuePlacement: String) {
        placement = adRevenuePlacement
    }

    /// Adds a parameter to the app's own callback; an empty key is left out and reported.
    public func addCallbackParameter(_ key: String, value: String) {
        details.addCallbackParameter(key, value: value)
    }

    /// Adds a parameter for networks that the app shares with; an empty key is left out and reported.
    public func addPartnerParameter(_ key: String, value: String) {
        details.addPartnerParameter(key, value: value)
    }

    /// The fields that were set, in their order.
    var optionalFields: [(name: String, value: String)] {
        [
            ("ad_impressions_count", impressions.map(String.init)),
            ("ad_revenue_network", network), ("ad_revenue_unit", unit),
            ("ad_revenue_placement", placement),
        ].compactMap { name, value in value.map { (name, $0) } }
    }
}

@available(*, unavailable)
extension ADJAdRevenue: Sendable {}
