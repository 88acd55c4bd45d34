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

    /// What the inspector tells, by the action that asks for it.
    private var told: [String: PlayedFlow.Message] {
        let messages = flow.messages.filter { $0.action.hasPrefix("show ") }
        return Dictionary(uniqueKeysWithValues: messages.map { ($0.action, $0) })
    }

    @Test func `the inspector says what each vendor made of the advertisement, and where it is`()
        throws
    {
        let shown = try #require(told["show ad_impression"])
        #expect(
            shown.message
                == "In view: 1 call. Records: firebase 1 dry run, amplitude 1 dry run, "
                + "adjust 1 dry run, appsflyer 1 dry run."
        )
        #expect(shown.details.count == 1)
        #expect(
            shown.details.first?.hasPrefix(
                "track ad_impression: firebase claimed (1 dry run), mixpanel dropped, "
                    + "amplitude claimed (1 dry run), adjust claimed (1 dry run), "
                    + "appsflyer claimed (1 dry run)"
            ) == true
        )
        #expect(
            told["show dry_run adjust"]?.details
                == ["track ad_impression: adjust claimed (1 dry run)"]
        )
    }

    @Test func `the inspector shows one vendor's part of each call, newest first`() {
        #expect(
            told["show mixpanel"]?.details == [
                "track inspector_filtered: mixpanel dropped",
                "track user_action: mixpanel dropped",
                "track ad_impression: mixpanel dropped",
                "track user_action: mixpanel dropped",
                "track inspector: mixpanel dropped",
                "set preferred_section: mixpanel claimed (1 dry run)",
                "track section_selected: mixpanel claimed (1 dry run)",
                "track home: mixpanel dropped",
                "consent on: mixpanel claimed",
                "start: mixpanel claimed",
            ]
        )
    }

    @Test func `the inspector shows the calls that some vendor dropped, in full`() throws {
        let shown = try #require(told["show dropped"])
        #expect(
            shown.details.map { $0.prefix { $0 != ":" } } == [
                "track user_action", "track inspector_filtered", "track user_action",
                "track ad_impression", "track user_action", "track inspector", "track home",
            ]
        )
        #expect(shown.details.allSatisfy { $0.contains("mixpanel dropped") })
        #expect(shown.message?.contains("firebase 7 dry run, amplitude 7 dry run") == true)
    }

    @Test func `of all calls the inspector lists ten, and says how many were before`() throws {
        let shown = try #require(told["show all"])
        let count = try #require(shown.message?.split(separator: " ")[2]).description
        #expect(shown.details.count == 11)
        #expect(shown.details.last == "\(try #require(Int(count)) - 10) calls before")
    }

    @Test func `the inspector tells no value`() {
        let text = told.values.flatMap { [$0.message ?? ""] + $0.details }.joined()
        for value in ["city_screens", "inspector_banner", "0.02", "USD"] {
            #expect(!text.contains(value), "\(value)")
        }
    }
}
