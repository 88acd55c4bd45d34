import AdjustSdk
import Testing
import VendorDelivery
import VendorTesting

@Suite struct AdRevenueTests {
    let phone = Phone()

    @Test func `an ad's revenue becomes one record, byte for byte`() throws {
        phone.adjust.addGlobalCallbackParameter("user-1", forKey: "user_id")
        let adRevenue = try #require(ADJAdRevenue(source: "applovin_max_sdk"))
        adRevenue.setRevenue(0.00001, currency: "USD")
        adRevenue.setAdImpressionsCount(3)
        adRevenue.setAdRevenueNetwork("AdHouse")
        adRevenue.setAdRevenueUnit("top")
        adRevenue.setAdRevenuePlacement("home")
        adRevenue.addCallbackParameter("a", value: "1")
        adRevenue.addPartnerParameter("b", value: "2")
        phone.call { $0.trackAdRevenue(adRevenue) }
        let expected = VendorRecord(
            vendor: "adjust",
            endpoint: "ad_revenue",
            name: "ad_revenue",
            parameters: [
                "a": .string("1"), "user_id": .string("user-1"), "revenue": .number(0.00001),
                "currency": .string("USD"),
            ],
            key: RecordKey(rawValue: 0xABC),
            time: 1_767_225_600_999_999,
            body: "s2s=1&app_token=abcdefghijkl" + Phone.fields
                + "&revenue=0.00001&currency=USD&source=publisher&ad_impressions_count=3"
                + "&ad_revenue_network=AdHouse&ad_revenue_unit=top&ad_revenue_placement=home"
                + "&callback_params=%7B%22a%22:%221%22%2C%22user_id%22:%22user-1%22%7D"
                + "&partner_params=%7B%22b%22:%222%22%7D",
            repetition: .once,
            hasRevenue: true
        )
        #expect(phone.sink.take() == [expected])
        #expect(phone.problems.all == [])
    }

    @Test func `an ad may earn nothing, and fields that were not set are not sent`() {
        track { $0.setRevenue(0, currency: "USD") }
        #expect(
            phone.takeBodies() == [
                "s2s=1&app_token=abcdefghijkl" + Phone.fields
                    + "&revenue=0.0&currency=USD&source=publisher"
            ]
        )
    }

    @Test func `without a source it can't be made, and tracking none is reported`() {
        #expect(ADJAdRevenue(source: "") == nil)
        phone.adjust.trackAdRevenue(nil)
        #expect(phone.takeBodies() == [])
        #expect(phone.problems.rules == ["whole": AdjustLimits.adSource])
    }

    private func track(_ change: (ADJAdRevenue) -> Void) {
        let adRevenue = ADJAdRevenue(source: "publisher")
        if let adRevenue { change(adRevenue) }
        phone.call { $0.trackAdRevenue(adRevenue) }
    }
}
