import FirebaseAnalytics
import HeraldCore
import HeraldFirebase
import SearchEvents

/// GA4 has a recommended event for a search, and a report that reads it.
struct SearchFirebaseEventTrackerFactory: FirebaseEventTrackerTable {
    var routes: [FirebaseRoute] {
        Route.on(SearchPerformed.self) { .claimed([SearchFirebaseEventTracker(search: $0)]) }
    }
}

/// GA4's `search`, whose term is the kind of thing that was searched for: the query stays here.
struct SearchFirebaseEventTracker: FirebaseEventTracker {
    let search: SearchPerformed

    func track() {
        Analytics.logEvent(
            AnalyticsEventSearch,
            parameters: [AnalyticsParameterSearchTerm: search.kind.rawValue]
        )
    }
}
