extension FieldReport {
    /// Values and names.
    static let values = [
        FieldReport(
            "4",
            "segmentio/analytics-swift #301 and #264",
            seen: "a UUID, an enum or a number that isn't finite ends the program",
            right: "what can't be written is reported and left out, and nothing traps",
            .shown(by: [
                .own(
                    "a number without a JSON form is left out and reported, and its event goes",
                    "Value"
                ),
                .own(
                    "a value of another type is refused with its key, and the next event goes",
                    "FirebaseValue"
                ),
                Proof(
                    "a value without a JSON form is refused with the reason",
                    in: "VendorDeliveryTests/JSONValue"
                ),
            ])
        ),
        FieldReport(
            "6",
            "segmentio/analytics-swift PR #367",
            seen: "an event from before the start is replayed without what its call added to it",
            right: "what waits keeps all that it was made with",
            .outOfReach(
                why: "a call adds nothing to an event but the event itself",
                rule: "what waits for the launch keeps its parameters, number and time",
                proofs: [
                    Proof(
                        "what was called before has its own number and time",
                        in: "AnalyticsConsentTests/Launch"
                    )
                ]
            )
        ),
        FieldReport(
            "17",
            "amplitude/Amplitude-Swift #327",
            seen: "an event 'session_start' does silently nothing",
            right: "a reserved name is refused, and that is seen",
            .shown(by: [
                .own("a reserved name is refused out loud, where it is reserved", "Value"),
                Proof(
                    "a name that a vendor would drop or show oddly is found",
                    in: "AnalyticsDiagnosticsTests/DiagnosticNames"
                ),
            ])
        ),
        FieldReport(
            "32",
            "ksharma-xyz/KRAIL #1762",
            seen: "events arrive with 'firebase_error' and without a value, for months",
            right: "a vendor's rules are checked before an event leaves, and a breach is told",
            .shown(by: [
                .own(
                    "what a vendor would reject is refused before it leaves, with its key",
                    "Value"
                ),
                Proof(
                    "one beyond is refused whole, and reported with event, key and rule",
                    in: "FirebaseAnalyticsTests/FirebaseLimit"
                ),
            ])
        ),
    ]
}
