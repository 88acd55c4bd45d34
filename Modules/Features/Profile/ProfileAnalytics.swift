import AnalyticsDiagnostics
package import HeraldCore

/// What this feature sends: to every vendor under its own name, so it has rules for none.
package enum ProfileAnalytics {
    /// One instance of each event, of each kind where an event has several.
    package static var examples: [any Event] {
        diagnosticExamples + [SignedIn(), SignedOut()]
            + ProfileField.allCases.map(ProfileEdited.init)
    }

    private static var diagnosticExamples: [any Event] {
        RecordingAnalytics.events { events in
            ScreenTracker(ProfileScreen.profile, to: events).appeared()
            for action in ProfileAction.allCases {
                Tap.now(action, to: events) {}
            }
            let errors = ErrorReporter(to: events)
            for error in AccountsError.allCases {
                errors.report(error, during: ProfileErrorKind.signIn)
            }
        }
    }
}
