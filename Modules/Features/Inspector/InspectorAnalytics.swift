import AnalyticsDiagnostics
package import HeraldCore

/// What this feature sends.
package enum InspectorAnalytics {
    /// One instance of each event, of each kind where an event has several.
    package static var examples: [any Event] {
        diagnosticExamples + [
            InspectorFiltered(
                filter: InspectorFilter(
                    vendor: "firebase",
                    kind: .event,
                    outcome: .claimed,
                    delivery: .queued,
                    event: "inspector_cleared"
                )
            ),
            InspectorFiltered(filter: .all),
            InspectorCleared(),
            AdImpression(advertisement: .simulated),
        ]
    }

    private static var diagnosticExamples: [any Event] {
        RecordingAnalytics.events { events in
            ScreenTracker(InspectorScreen.inspector, to: events).appeared()
            for action in InspectorAction.allCases {
                Tap.now(action, on: InspectorScreen.inspector, to: events) {}
            }
        }
    }
}
