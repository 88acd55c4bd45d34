import AppsFlyerLib
import VendorDelivery
import VendorTesting

extension AppsFlyerLimitTests {
    static let adRows: [Row] = [
        Row(
            AppsFlyerLimits.numberRange,
            key: "af_revenue",
            fits: { log($0, revenue: 0.1) },
            breaks: { log($0, revenue: .init(value: .infinity)) }
        ),
        Row(
            AppsFlyerLimits.currencyCode,
            key: "af_currency",
            fits: { log($0, currency: "USD") },
            breaks: { log($0, currency: Canary.text) }
        ),
        Row(
            AppsFlyerLimits.parameterReserved,
            key: "af_currency",
            isRecordRefused: false,
            fits: { log($0, ["currency": Canary.text]) },
            breaks: { log($0, ["af_currency": Canary.text]) }
        ),
    ]

    private static func log(
        _ phone: Phone,
        revenue: RevenueNumber = 1,
        currency: String = "USD",
        _ parameters: [String: any Sendable]? = nil
    ) {
        let data = AFAdRevenueData(
            monetizationNetwork: "AdHouse",
            mediationNetwork: .applovinMax,
            currencyIso4217Code: currency,
            eventRevenue: revenue
        )
        phone.call { $0.logAdRevenue(data, additionalParameters: parameters) }
    }
}
