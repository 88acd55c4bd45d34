import AdapterTesting
import AppsFlyerLib
import HeraldAppsFlyer
import HeraldCore
import Testing

@Suite struct AppsFlyerMoneyTests {
    /// An event of money, by the vendor's name for it.
    private static let names = ["af_purchase", "af_subscribe", "af_ad_view"]

    @Test func `a purchase is af_purchase with all its fields, byte for byte`() {
        let purchase = AppsFlyerPurchaseEvent(
            name: "paid",
            revenue: 5,
            currency: "USD",
            contentId: "day",
            contentType: "fare",
            quantity: 2,
            orderId: "o-1",
            parameters: ["is_night": true]
        )
        #expect(
            values(PurchaseAppsFlyerEventTracker(event: purchase)) == [
                #"af_purchase {\"af_content_id\":\"day\",\"af_content_type\":\"fare\","#
                    + #"\"af_currency\":\"USD\",\"af_order_id\":\"o-1\",\"af_quantity\":2,"#
                    + #"\"af_revenue\":5.0,\"is_night\":true} USD"#
            ]
        )
    }

    @Test func `an empty field isn't sent, and its key is free for a parameter`() {
        let purchase = AppsFlyerPurchaseEvent(
            name: "paid",
            revenue: -2.5,
            currency: "EUR",
            parameters: ["af_order_id": "mine"]
        )
        #expect(
            values(PurchaseAppsFlyerEventTracker(event: purchase)) == [
                #"af_purchase {\"af_currency\":\"EUR\",\"af_order_id\":\"mine\","#
                    + #"\"af_revenue\":-2.5} EUR"#
            ]
        )
    }

    @Test func `a subscription is af_subscribe, an ad's revenue the vendor's ad view`() {
        #expect(
            values(Self.tracker("af_subscribe", parameters: ["plan": "monthly"])) == [
                #"af_subscribe {\"af_currency\":\"USD\",\"af_revenue\":2.0,"#
                    + #"\"plan\":\"monthly\"} USD"#
            ]
        )
        #expect(
            values(Self.tracker("af_ad_view", parameters: ["unit": "top"])) == [
                #"af_ad_view {\"af_currency\":\"USD\",\"af_revenue\":2.0,"#
                    + #"\"mediation_network\":\"ironsource\",\"monetization_network\":\"AdHouse\","#
                    + #"\"unit\":\"top\"} USD"#
            ]
        )
    }

    @Test(arguments: names)
    func `a parameter under a key of the event's own is refused, the first in the alphabet`(
        name: String
    ) {
        let app = AppsFlyerApplication([
            Self.tracker(
                name,
                parameters: ["af_revenue": "secret", "af_currency": "secret", "a": 1]
            )
        ])
        app.herald.track(Named("paid"))
        #expect(app.records == [])
        #expect(
            app.failures.map(\.description) == [
                "appsflyer failed on Track(paid): 'money', parameter 'af_currency': an event can't "
                    + "have this parameter, since a field of its own goes there; it wasn't sent. To "
                    + "fix, give the parameter another name, or leave the field empty."
            ]
        )
    }

    @Test func `the networks of an ad can't be named by a parameter either`() {
        for key in ["mediation_network", "monetization_network"] {
            let app = AppsFlyerApplication([Self.tracker("af_ad_view", parameters: [key: "x"])])
            app.herald.track(Named("paid"))
            #expect(app.records == [])
            #expect(app.failures.first?.description.contains("parameter '\(key)'") == true)
        }
    }

    @Test(arguments: names, [Double.nan, .infinity, -.infinity])
    func `revenue that isn't finite is refused`(name: String, revenue: Double) {
        let app = AppsFlyerApplication([Self.tracker(name, revenue: revenue)])
        app.herald.track(Named("paid"))
        #expect(app.records == [])
        #expect(
            app.failures.map(\.error.reason) == [
                "'money', parameter 'revenue': revenue must be a finite number; the event wasn't "
                    + "sent. To fix, look where it is computed."
            ]
        )
    }

    @Test(arguments: names, ["", "usd", "US", "USDX", "U$D"])
    func `a currency that is no code is refused`(name: String, currency: String) {
        let app = AppsFlyerApplication([Self.tracker(name, currency: currency)])
        app.herald.track(Named("paid"))
        #expect(app.records == [])
        #expect(
            app.failures.map(\.error.reason) == [
                "'money', parameter 'currency': a currency is an ISO 4217 code, three capitals; the "
                    + "event wasn't sent. To fix, write it as in 'USD'."
            ]
        )
    }

    @Test(arguments: names)
    func `a parameter that isn't finite is left out and reported, the money goes`(name: String) {
        let app = AppsFlyerApplication([Self.tracker(name, parameters: ["lost": .double(.nan)])])
        app.herald.track(Named("paid"))
        #expect(app.names == [name])
        #expect(app.failures.map(\.error) == [ErrorSummary(NonFiniteNumberError(key: "lost"))])
    }

    /// What AppsFlyer gets of a tracker's event: name, values as they stand in the body, currency.
    private func values(_ tracker: any AppsFlyerEventTracker & Sendable) -> [String] {
        let app = AppsFlyerApplication([tracker])
        app.herald.track(Named("paid"))
        #expect(app.failures == [])
        return app.bodies.map { body in
            body.replacing(#"{"appsflyer_id":"1415211453000-6513894","eventName":""#, with: "")
                .replacing(#"","eventValue":""#, with: " ")
                .replacing(#"","eventCurrency":""#, with: " ")
                .replacing(#"","eventTime":"2026-01-01 00:00:00.000"}"#, with: "")
        }
    }

    private static func tracker(
        _ name: String,
        revenue: Double = 2,
        currency: String = "USD",
        parameters: [String: AnalyticsValue] = [:]
    ) -> any AppsFlyerEventTracker & Sendable {
        switch name {
        case "af_purchase":
            PurchaseAppsFlyerEventTracker(
                event: AppsFlyerPurchaseEvent(
                    name: "money",
                    revenue: revenue,
                    currency: currency,
                    parameters: parameters
                )
            )
        case "af_subscribe":
            SubscribeAppsFlyerEventTracker(
                event: AppsFlyerSubscribeEvent(
                    name: "money",
                    revenue: revenue,
                    currency: currency,
                    parameters: parameters
                )
            )
        default:
            AdRevenueAppsFlyerEventTracker(
                event: AppsFlyerAdRevenueEvent(
                    name: "money",
                    monetizationNetwork: "AdHouse",
                    mediationNetwork: .ironSource,
                    revenue: revenue,
                    currency: currency,
                    parameters: parameters
                )
            )
        }
    }
}
