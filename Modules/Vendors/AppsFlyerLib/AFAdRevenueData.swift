/// What one ad earned, and through whom.
public final class AFAdRevenueData: Sendable {
    public let monetizationNetwork: String
    public let mediationNetwork: MediationNetworkType
    public let currencyIso4217Code: String
    public let eventRevenue: RevenueNumber

    /// - Parameters:
    ///   - monetizationNetwork: Who paid for the ad.
    ///   - mediationNetwork: Who chose it.
    ///   - currencyIso4217Code: The code in capitals.
    ///   - eventRevenue: In units of the currency.
    public init(
        monetizationNetwork: String,
        mediationNetwork: MediationNetworkType,
        currencyIso4217Code: String,
        eventRevenue: RevenueNumber
    ) {
        self.monetizationNetwork = monetizationNetwork
        self.mediationNetwork = mediationNetwork
        self.currencyIso4217Code = currencyIso4217Code
        self.eventRevenue = eventRevenue
    }

    var values: [String: Any] {
        [
            AFEventParamRevenue: eventRevenue.value,
            AFEventParamCurrency: currencyIso4217Code,
            "mediation_network": mediationNetwork.text,
            "monetization_network": monetizationNetwork,
        ]
    }
}
