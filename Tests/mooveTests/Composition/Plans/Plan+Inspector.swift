import Inspector

extension Plan {
    static let inspector = Plan(
        "inspector",
        examples: InspectorAnalytics.examples,
        screens: ["inspector"],
        events: [
            "ad_impression": [
                "ad_impression(ad_source, ad_unit_name, currency, value)", "dropped by Inspector",
                "revenue_amount($currency, $price, $productId, $quantity, $revenueType, network)",
                "ad_revenue(currency, revenue)",
                "af_ad_view(ad_unit, af_currency, af_revenue, mediation_network, "
                    + "monetization_network)",
            ],
            "inspector_filtered": [
                "inspector_filtered(delivery?, event?, kind?, outcome?, vendor?)",
                "dropped by Inspector",
                "inspector_filtered(delivery?, event?, kind?, outcome?, vendor?)", "–", "–",
            ],
            "inspector_cleared": [
                "inspector_cleared()", "dropped by Inspector", "inspector_cleared()", "–", "–",
            ],
            "user_action": userAction,
        ]
    )
}
