import Inspector

extension Plan {
    static let inspector = Plan(
        "inspector",
        examples: InspectorAnalytics.examples,
        screens: ["inspector"],
        events: [
            "ad_impression": "ad_impression, -, revenue_amount, ad_revenue, af_ad_view",
            "inspector_filtered": "inspector_filtered, -, inspector_filtered, -, -",
            "inspector_cleared": "inspector_cleared, -, inspector_cleared, -, -",
            "user_action": userAction,
        ]
    )
}
