import Profile

extension Plan {
    static let profile = Plan(
        "profile",
        examples: ProfileAnalytics.examples,
        screens: ["profile"],
        events: [
            "signed_in": ["signed_in()", "signed_in()", "signed_in()", "–", "–"],
            "signed_out": ["signed_out()", "signed_out()", "signed_out()", "–", "–"],
            "profile_edited": [
                "profile_edited(field)", "profile_edited(field)", "profile_edited(field)", "–", "–",
            ],
            "user_action": userActionAnywhere,
            "app_error": appError,
        ]
    )
}
