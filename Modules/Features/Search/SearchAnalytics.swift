import AnalyticsDiagnostics
package import HeraldCore
import SearchEvents

/// What this feature sends.
///
/// How its events reach a vendor is in that vendor's rules module, which this one knows nothing of.
package enum SearchAnalytics {
    /// One instance of each event, of each kind where an event has several.
    package static var examples: [any Event] {
        diagnosticExamples
            + SearchKind.allCases.map { SearchPerformed(kind: $0, queryLength: 7, results: 2) }
    }

    private static var diagnosticExamples: [any Event] {
        RecordingAnalytics.events { events in
            ScreenTracker(SearchScreen.search, to: events).appeared()
            Tap.now(SearchAction.search, on: SearchScreen.search, to: events) {}
        }
    }
}
