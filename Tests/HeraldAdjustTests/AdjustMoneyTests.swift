import AdapterTesting
import HeraldAdjust
import HeraldCore
import Testing
import VendorDelivery

@Suite struct AdjustMoneyTests {
    @Test func `an event with revenue goes under its token, byte for byte`() {
        let app = AdjustApplication([Self.revenue(5, parameters: ["count": 2])])
        app.herald.track(Named("paid"))
        #expect(
            app.ownFields == [
                "event_token=abc123&revenue=5.0&currency=USD"
                    + "&callback_params=%7B%22count%22:%222%22%7D"
            ]
        )
        #expect(app.failures == [])
    }

    @Test func `an event with a deduplication id of one before is dropped`() {
        let app = AdjustApplication([Self.revenue(5, deduplicationId: "o-1")])
        app.herald.track(Named("paid"))
        app.herald.track(Named("paid"))
        #expect(app.names == ["abc123"])
        #expect(app.failures == [])
    }

    @Test func `an ad's revenue has a path of its own, and the fields that are there`() {
        let full = AdjustAdRevenueEvent(
            name: "shown",
            source: "publisher",
            revenue: 0.0005,
            currency: "USD",
            adImpressionsCount: 2_147_483_647,
            adRevenueNetwork: "AdHouse",
            adRevenueUnit: "top",
            adRevenuePlacement: "home",
            parameters: ["a": 1]
        )
        let app = AdjustApplication([
            AdRevenueAdjustEventTracker(event: full), Self.adRevenue(),
        ])
        app.herald.track(Named("shown"))
        #expect(app.records.map(\.endpoint) == ["ad_revenue", "ad_revenue"])
        #expect(
            app.ownFields == [
                "revenue=0.0005&currency=USD&source=publisher"
                    + "&ad_impressions_count=2147483647&ad_revenue_network=AdHouse"
                    + "&ad_revenue_unit=top&ad_revenue_placement=home"
                    + "&callback_params=%7B%22a%22:%221%22%7D",
                "revenue=1.0&currency=USD&source=publisher",
            ]
        )
        #expect(app.failures == [])
    }

    @Test(
        arguments: [
            (revenue(.nan), "'money', parameter 'revenue': revenue is a finite number"),
            (revenue(.infinity), "'money', parameter 'revenue': revenue is a finite number"),
            (revenue(0), "'money', parameter 'revenue': revenue is a finite number"),
            (revenue(0.001.nextDown), "'money', parameter 'revenue': revenue is a finite number"),
            (
                revenue(1, currency: "usd"),
                "'money', parameter 'currency': a currency is an ISO 4217"
            ),
            (revenue(1, currency: ""), "'money', parameter 'currency': a currency is an ISO 4217"),
            (revenue(1, token: ""), "'money': it has an event token Adjust refuses"),
            (adRevenue(-.infinity), "'money', parameter 'revenue': revenue is a finite number"),
            (adRevenue(-0.1), "'money', parameter 'revenue': revenue is a finite number"),
            (
                adRevenue(currency: "USDX"),
                "'money', parameter 'currency': a currency is an ISO 4217"
            ),
            (adRevenue(source: ""), "'money', parameter 'source': an ad's revenue has a source"),
            (
                adRevenue(count: -1),
                "'money', parameter 'adImpressionsCount': a count of impressions"
            ),
            (
                adRevenue(count: 2_147_483_648),
                "'money', parameter 'adImpressionsCount': a count of impressions"
            ),
            (
                adRevenue(count: .max),
                "'money', parameter 'adImpressionsCount': a count of impressions"
            ),
        ] as [(any AdjustEventTracker & Sendable, String)]
    )
    func `what Adjust would refuse or misread is refused by its rule`(
        tracker: any AdjustEventTracker & Sendable,
        start: String
    ) throws {
        let app = AdjustApplication([tracker])
        app.herald.track(Named("paid"))
        #expect(app.names == [])
        #expect(app.failures.count == 1)
        let reason = try #require(app.failures.first?.error.reason)
        #expect(reason.hasPrefix(start))
        #expect(reason.contains("To fix, "))
    }

    @Test(arguments: [revenue(0.001), adRevenue(0), adRevenue(count: 0)])
    func `what is just enough goes`(tracker: any AdjustEventTracker & Sendable) {
        let app = AdjustApplication([tracker])
        app.herald.track(Named("paid"))
        #expect(app.names.count == 1)
        #expect(app.failures == [])
    }

    private static func revenue(
        _ revenue: Double,
        currency: String = "USD",
        token: String = "abc123",
        deduplicationId: String? = nil,
        parameters: [String: AnalyticsValue] = [:]
    ) -> any AdjustEventTracker & Sendable {
        let event = AdjustRevenueEvent(
            name: "money",
            revenue: revenue,
            currency: currency,
            deduplicationId: deduplicationId,
            parameters: parameters
        )
        return RevenueAdjustEventTracker(event: event, eventToken: token)
    }

    private static func adRevenue(
        _ revenue: Double = 1,
        currency: String = "USD",
        source: String = "publisher",
        count: Int? = nil
    ) -> any AdjustEventTracker & Sendable {
        let event = AdjustAdRevenueEvent(
            name: "money",
            source: source,
            revenue: revenue,
            currency: currency,
            adImpressionsCount: count
        )
        return AdRevenueAdjustEventTracker(event: event)
    }
}
