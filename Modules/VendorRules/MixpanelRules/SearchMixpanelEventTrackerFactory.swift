import HeraldCore
import HeraldMixpanel
@preconcurrency import Mixpanel
import SearchEvents

/// A search goes under its own name, and what was searched for last goes with all that follows.
struct SearchMixpanelEventTrackerFactory: MixpanelEventTrackerTable {
    let mixpanel: MixpanelInstance

    var routes: [MixpanelRoute] {
        Route.on(SearchPerformed.self) { search in
            .claimed([
                GenericMixpanelEventTracker(event: search, mixpanel: mixpanel),
                LastSearchKindMixpanelEventTracker(search: search, mixpanel: mixpanel),
            ])
        }
    }
}

/// Registers the super property `last_search_kind`.
struct LastSearchKindMixpanelEventTracker: MixpanelEventTracker {
    let search: SearchPerformed
    let mixpanel: MixpanelInstance

    func track() {
        mixpanel.registerSuperProperties(["last_search_kind": search.kind.rawValue])
    }
}
