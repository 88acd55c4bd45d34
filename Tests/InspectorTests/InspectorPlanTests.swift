import FeatureTesting
import HeraldCore
import Testing

@testable import Inspector

/// What each vendor gets of each event of this feature.
@Suite struct InspectorPlanTests {
    private let vendors = FeatureVendors([
        .firebase(InspectorAnalytics.firebase()),
        .mixpanel { _ in InspectorAnalytics.mixpanel() },
        .amplitude { InspectorAnalytics.amplitude($0) },
        .adjust(InspectorAnalytics.adjust()),
        .appsFlyer(InspectorAnalytics.appsFlyer()),
    ])

    @Test func `what an advertisement earned is revenue in each vendor's form`() {
        #expect(
            vendors.sent(AdImpression(advertisement: .simulated)) == [
                #"firebase ad_impression {"ad_source":"city_screens","#
                    + #""ad_unit_name":"inspector_banner","currency":"USD","value":0.02}"#,
                #"amplitude revenue_amount {"$currency":"USD","$price":0.02,"#
                    + #""$productId":"inspector_banner","$quantity":1,"#
                    + #""$revenueType":"advertisement","network":"city_screens"}"#,
                #"adjust ad_revenue {"currency":"USD","revenue":0.02}"#,
                #"appsflyer af_ad_view {"ad_unit":"inspector_banner","af_currency":"USD","#
                    + #""af_revenue":0.02,"mediation_network":"direct_monetization_network","#
                    + #""monetization_network":"city_screens"}"#,
            ]
        )
    }

    @Test func `what is done with the inspector is no business of Mixpanel's`() {
        #expect(
            vendors.sent(InspectorFiltered(filter: InspectorFilter(kind: .event))) == [
                #"firebase inspector_filtered {"kind":"event"}"#,
                #"amplitude inspector_filtered {"kind":"event"}"#,
            ]
        )
        #expect(
            vendors.sent(InspectorCleared()) == [
                "firebase inspector_cleared {}", "amplitude inspector_cleared {}",
            ]
        )
    }

    @Test func `there is an example of each event`() {
        let expected: Set = [
            "inspector", "user_action", "inspector_filtered", "inspector_cleared", "ad_impression",
        ]
        #expect(Set(InspectorAnalytics.examples.map(\.name)) == expected)
    }
}
