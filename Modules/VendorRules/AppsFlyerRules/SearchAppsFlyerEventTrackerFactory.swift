import AppsFlyerLib
import HeraldAppsFlyer
import HeraldCore
import SearchEvents

/// A search is a conversion, `af_search`.
struct SearchAppsFlyerEventTrackerFactory: AppsFlyerEventTrackerTable {
    var routes: [AppsFlyerRoute] {
        Route.on(SearchPerformed.self) { .claimed([SearchAppsFlyerEventTracker(search: $0)]) }
    }
}

/// AppsFlyer's `af_search` with the kind as its content type; the text has a name there, and no use.
struct SearchAppsFlyerEventTracker: AppsFlyerEventTracker {
    let search: SearchPerformed

    func track() {
        AppsFlyerLib.shared().logEvent(
            AFEventSearch,
            withValues: [AFEventParamContentType: search.kind.rawValue]
        )
    }
}
