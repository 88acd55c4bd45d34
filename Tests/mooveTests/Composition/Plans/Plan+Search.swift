import Search

extension Plan {
    static let search = Plan(
        "search",
        examples: SearchAnalytics.examples,
        screens: ["search"],
        events: [
            "search_performed": "search, search_performed, search_performed, -, af_search",
            "user_action": userAction,
        ]
    )
}
