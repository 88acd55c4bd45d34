import Testing

@testable import moove

@Suite struct AdImpressionFlowTests {
    private let flow: PlayedFlow

    init() throws {
        flow = try PlayedFlow("ad-impression")
    }

    @Test func `Firebase gets GA4's impression with its value`() {
        #expect(
            flow.values(of: "ad_impression", for: "firebase") == [
                #"{"ad_source":"city_screens","ad_unit_name":"inspector_banner","#
                    + #""currency":"USD","value":0.02}"#
            ]
        )
    }

    @Test func `Amplitude gets revenue`() {
        #expect(
            flow.values(of: "revenue_amount", for: "amplitude") == [
                #"{"$currency":"USD","$price":0.02,"$productId":"inspector_banner","#
                    + #""$quantity":1,"$revenueType":"advertisement","network":"city_screens"}"#
            ]
        )
        #expect(flow.values(of: "ad_impression", for: "amplitude") == [])
    }

    @Test func `Adjust gets ad revenue, which is no event of a token`() {
        #expect(
            flow.sent(to: "adjust") == [
                #"ad_revenue {"ad_impressions_count":"1","ad_revenue_network":"city_screens","#
                    + #""ad_revenue_unit":"inspector_banner","#
                    + #""callback_params":"{"preferred_section":"inspector"}","currency":"USD","#
                    + #""revenue":"0.02","source":"publisher"}"#
            ]
        )
    }

    @Test func `AppsFlyer gets ad revenue`() {
        #expect(
            flow.sent(to: "appsflyer").map { $0.prefix { $0 != " " } } == ["af_ad_view"]
        )
        let view = flow.sent(to: "appsflyer").first ?? ""
        #expect(view.contains(#""af_revenue":0.02"#) && view.contains(#""af_currency":"USD""#))
    }

    @Test func `Mixpanel gets nothing of what is done in the inspector`() {
        #expect(
            flow.sent(to: "mixpanel") == [
                #"section_selected {"section":"inspector"}"#,
                #"$set {"preferred_section":"inspector"}"#,
            ]
        )
        for name in ["ad_impression", "inspector_filtered", "inspector_cleared"] {
            let routes = flow.tracked(name).map { $0.routes["mixpanel"]?["module"] }
            #expect(routes == ["Inspector"], "\(name)")
        }
    }

    @Test func `the inspector shows fewer calls when it is narrowed down`() {
        let shown = flow.messages.filter { $0.action.hasPrefix("show ") }
            .compactMap { $0.message?.split(separator: " ")[2] }
            .compactMap { Int($0) }
        #expect(shown.count == 3)
        #expect(shown.max() == shown.last)
    }
}
