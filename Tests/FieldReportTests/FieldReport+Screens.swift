extension FieldReport {
    /// Screens, errors, and what is said once.
    static let screens = [
        FieldReport(
            "19",
            "PostHog/posthog-ios PR #354",
            seen: "the app went to the background twice in a row",
            right: "one event for each change",
            .shown(by: [
                .own("the app goes to the background once, however often it is told so", "Screen"),
                Proof(
                    "every sequence of up to five inputs answers as the model does",
                    in: "AnalyticsDiagnosticsTests/ScreenVisibility"
                ),
            ])
        ),
        FieldReport(
            "22",
            "firebase/firebase-ios-sdk #1894, #9514, #4838",
            seen: "two screens, one with a name of its own, are three screen views",
            right: "each visit is one screen view, under the screen's name",
            .outOfReach(
                why: "there are no view controllers on Linux that a vendor could watch",
                rule: "a screen's tracker is the only way to a screen view",
                proofs: [
                    .own("two screens are two screen views, each under its name", "Screen"),
                    Proof(
                        "each visit is tracked once, and with the same source",
                        in: "AnalyticsDiagnosticsTests/ScreenTracker"
                    ),
                ]
            )
        ),
        FieldReport(
            "26",
            "firebase/firebase-ios-sdk #13228",
            seen: "of twenty errors in a session the newest eight are kept",
            right: "each error is told when it first comes up, and counted after that",
            .shown(by: [
                .own(
                    "of twenty errors each is told once, in the order they first came up",
                    "Screen"
                ),
                Proof(
                    "an error that comes up again is counted, and tracked once",
                    in: "AnalyticsDiagnosticsTests/ErrorRepetition"
                ),
            ])
        ),
        FieldReport(
            "27",
            "snowplow/snowplow-ios-tracker #689",
            seen: "the focus on a text field is twelve screen views, of the keyboard",
            right: "none",
            .outOfReach(
                why: "there is no keyboard on Linux that a vendor could watch",
                rule: "losing the focus changes nothing of what is in view",
                proofs: [
                    .own("a keyboard is no screen, however often it takes the focus", "Screen")
                ]
            )
        ),
        FieldReport(
            "30",
            "adjust/ios_sdk #518",
            seen: "an unchanged attribution is told up to five times a day",
            right: "it is told once, and a relaunch remembers",
            .outOfReach(
                why: "no attribution comes back to the app here",
                rule: "a unique event is sent once for each data directory",
                proofs: [
                    .own("what the app says once it says once, after a relaunch too", "Screen")
                ]
            )
        ),
        FieldReport(
            "34",
            "matrix-org/matrix-ios-sdk PR #1664",
            seen: "a request that the person cancelled is tracked as an error",
            right: "a cancellation is no error, told apart in one place",
            .shown(by: [
                .own("a request that was cancelled is no error", "Screen"),
                Proof(
                    "a cancellation of any flavour is no error",
                    in: "AnalyticsDiagnosticsTests/ErrorReporter"
                ),
            ])
        ),
    ]
}
