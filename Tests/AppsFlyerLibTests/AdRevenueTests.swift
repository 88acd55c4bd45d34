import AppsFlyerLib
import Testing
import VendorDelivery
import VendorTesting

@Suite struct AdRevenueTests {
    let phone = Phone()

    @Test func `an ad's revenue is an ad view with revenue, byte for byte`() {
        log(0.015, ["placement": "home"])
        #expect(
            phone.takeBodies() == [
                #"{"appsflyer_id":"1415211453000-6513894","eventName":"af_ad_view","#
                    + #""eventValue":"{\"af_currency\":\"USD\",\"af_revenue\":0.015,"#
                    + #"\"mediation_network\":\"applovinmax\","#
                    + #"\"monetization_network\":\"AdHouse\",\"placement\":\"home\"}","#
                    + #""eventCurrency":"USD","eventTime":"2026-01-01 00:00:00.123"}"#
            ]
        )
    }

    @Test func `a parameter named like a part of it is left out and reported`() {
        log(1, ["mediation_network": "mine", "af_revenue": 9])
        #expect(phone.sink.take().map { $0.parameters["af_revenue"] } == [.number(1)])
        #expect(
            phone.problems.rules == [
                "mediation_network": AppsFlyerLimits.parameterReserved,
                "af_revenue": AppsFlyerLimits.parameterReserved,
            ]
        )
    }

    private func log(_ revenue: RevenueNumber, _ parameters: [String: Any]?) {
        let data = AFAdRevenueData(
            monetizationNetwork: "AdHouse",
            mediationNetwork: .applovinMax,
            currencyIso4217Code: "USD",
            eventRevenue: revenue
        )
        phone.call { $0.logAdRevenue(data, additionalParameters: parameters) }
    }
}
