extension DiagnosticRule {
    /// The sixteen rules.
    static let all = breadcrumbs + data + wiring + release

    private static let breadcrumbs = [
        DiagnosticRule(
            1,
            "Events serve diagnosis, not personalisation: screens, actions and errors, no profile",
            by: .test,
            proofs: [
                .own("events of diagnosis carry the plan's keys and no other", "DiagnosticCanary")
            ]
        ),
        DiagnosticRule(
            2,
            "A screen is told by its tracker alone, once a visit",
            by: .type,
            .test,
            proofs: [
                .snippet("a screen shown without its tracker"),
                .own("each visit is tracked once, and with the same source", "ScreenTracker"),
                .own(
                    "every sequence of up to five inputs answers as the model does",
                    "ScreenVisibility"
                ),
            ]
        ),
        DiagnosticRule(
            3,
            "An action is a person's own, recorded at the tap: before guard, network and return",
            by: .type,
            .test,
            proofs: [
                .snippet("an action without a tap"),
                .own("a tap is recorded first, whatever keeps its handler from going on", "Tap"),
                .own("a change that the app makes itself performs no action", "Tap"),
            ]
        ),
        DiagnosticRule(
            4,
            "Going to another screen is no action",
            by: .test,
            proofs: [.own("showing a screen performs no action", "ScreenTracker")]
        ),
        DiagnosticRule(
            5,
            "An app error is operation, domain and code",
            by: .type,
            .test,
            proofs: [
                .snippet("an app error without the reporter"),
                .snippet("a new case of an error without a code"),
                .own("an error is tracked as operation, domain and code", "ErrorReporter"),
                .own("a declared code outlives a change of the enum", "ErrorCode"),
                .own("a cancellation of any flavour is no error", "ErrorReporter"),
            ]
        ),
        DiagnosticRule(
            6,
            "An error that doesn't end the app goes to the crash reporter too",
            by: .test,
            proofs: [
                .own(
                    "every provider is told of an error alike, the crash reporter too",
                    "ErrorReporter"
                )
            ]
        ),
    ]

    private static let data = [
        DiagnosticRule(
            7,
            "No personal data",
            by: .type,
            .test,
            proofs: [
                .snippet("an error's description in a parameter"),
                .own("nothing an error says or carries is in an event", "DiagnosticCanary"),
                .own("a domain that is no identifier is dropped with its code", "ErrorCode"),
            ]
        ),
        DiagnosticRule(
            8,
            "Values come from closed lists",
            by: .type,
            .test,
            proofs: [
                .snippet("an action that carries text"),
                .snippet("a text as an action"),
                .snippet("a text as a screen"),
                .own("a list that takes other names than its cases is found", "DiagnosticNames"),
            ]
        ),
        DiagnosticRule(
            9,
            "A source is a screen, never a literal",
            by: .type,
            proofs: [
                .snippet("a text as a source"), .snippet("a text as the screen of an action"),
            ]
        ),
    ]
}

extension DiagnosticRule.Proof {
    /// A test of this target, by its name and what its suite tests.
    static func own(_ name: String, _ subject: String) -> Self {
        .test(name, in: "AnalyticsDiagnosticsTests/\(subject)Tests.swift")
    }
}
