import Search

extension Plan {
    /// Mixpanel's super property comes from a search and goes with what is tracked after it.
    static let search = Plan(
        "search",
        examples: SearchAnalytics.examples,
        screens: ["search"],
        events: [
            "search_performed": [
                "search(search_term)",
                "search_performed(kind, last_search_kind?, query_length, results)",
                "search_performed(kind, query_length, results)", "–", "af_search(af_content_type)",
            ],
            "user_action": userAction,
        ]
    )
}
