import VendorDelivery

/// What an ad earned.
public final class ADJAdRevenue {
    /// Who mediated the ad.
    ///
    /// The S2S API takes one source alone, `publisher`, which is what is sent.
    public let source: String
    var details = PackageDetails(leastRevenue: 0)
    private var impressions: Int32?
    private var network: String?
    private var unit: String?
    private var placement: String?

    /// Nil when the source is empty, which Adjust refuses.
    public init?(source: String) {
        if AdjustLimits.refusal(ofAdSource: source) != nil { return nil }
        self.source = source
    }

    /// Says what it was; without, nothing is recorded.
    ///
    /// The record is refused when that is not finite or below zero, and when the currency is no ISO
    /// 4217 code in capitals.
    public func setRevenue(_ amount: Double, currency: String) {
        details.setRevenue(amount, currency: currency)
    }

    /// Says how often the ad was shown; the record is refused when that is negative.
    public func setAdImpressionsCount(_ adImpressionsCount: Int32) {
        impressions = adImpressionsCount
    }

    /// Says who paid; as with unit and placement, an empty one is left out and reported.
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

    /// The fields that were set, in their order, and those that were left out as empty.
    var optionalFields: (set: [AdjustPackage.Field], empty: [BrokenRule]) {
        let fields: [(name: String, value: String?)] = [
            ("ad_impressions_count", impressions.map(String.init)),
            ("ad_revenue_network", network), ("ad_revenue_unit", unit),
            ("ad_revenue_placement", placement),
        ]
        var set: [AdjustPackage.Field] = []
        var empty: [BrokenRule] = []
        for (name, value) in fields {
            guard let value else { continue }
            if value.isEmpty {
                empty.append(BrokenRule(AdjustLimits.emptyParameter, key: name))
            } else {
                set.append((name, value))
            }
        }
        return (set, empty)
    }

    /// Why it can't be recorded.
    var refusal: BrokenRule? {
        if let refusal = details.refusal { return refusal }
        if details.money.isEmpty {
            return BrokenRule(AdjustLimits.adRevenueRequired, key: "revenue")
        }
        return impressions.flatMap(AdjustLimits.refusal(ofImpressions:))
    }
}

@available(*, unavailable)
extension ADJAdRevenue: Sendable {}
