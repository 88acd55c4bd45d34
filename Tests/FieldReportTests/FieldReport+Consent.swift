extension FieldReport {
    /// Consent and identity.
    static let consent = [
        FieldReport(
            "9",
            "mixpanel/mixpanel-swift #458, #457, PR #664",
            seen: "events around an opt-out come and go by chance, and a relaunch forgets it",
            right: "decisions and events have one order, and a decision outlives the process",
            .shown(by: [
                .own(
                    "what waits when a person opts out never leaves, nor does what comes after",
                    "Consent"
                ),
                .own("an opt-out is in force after a relaunch", "Consent"),
                Proof(
                    "no event comes between a denial's return and the next grant",
                    in: "AnalyticsConsentTests/ConsentConcurrency"
                ),
            ])
        ),
        FieldReport(
            "10",
            "mixpanel/mixpanel-swift #516",
            seen: "an answer that turns automatic events off deletes the app's own, too",
            right: "only what was turned off is removed",
            .outOfReach(
                why: "no vendor makes events by itself here, and none is set up over the network",
                rule: "what is forbidden for one purpose takes nothing from another",
                proofs: [
                    Proof(
                        "a denial of one purpose takes nothing from the others",
                        in: "AnalyticsConsentTests/Purpose"
                    )
                ]
            )
        ),
        FieldReport(
            "15",
            "amplitude/Amplitude-Swift PR #352",
            seen: "sessions start and end on the record of a person who opted out",
            right: "no record of any origin while opted out, and sessions go on with the clock",
            .shown(by: [
                .own(
                    "while a person has opted out no call makes a record, and sessions end all the same",
                    "Consent"
                )
            ])
        ),
        FieldReport(
            "23",
            "firebase/firebase-ios-sdk #8937",
            seen: "a property from before the consent is missing until a relaunch",
            right: "a grant replays the person's state, and events of the undecided time alone",
            .shown(by: [
                .own(
                    "a grant tells of the person as they are now, and of events that nobody forbade",
                    "Consent"
                ),
                Proof(
                    "a second grant replays who is signed in and the latest properties, no events",
                    in: "AnalyticsConsentTests/Grant"
                ),
            ])
        ),
    ]
}
