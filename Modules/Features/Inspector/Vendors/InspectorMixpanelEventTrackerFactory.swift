import HeraldCore
package import HeraldMixpanel

extension InspectorAnalytics {
    /// What Mixpanel gets of this feature: nothing.
    package static func mixpanel() -> [any MixpanelEventTrackerFactory] {
        [InspectorMixpanelEventTrackerFactory()]
    }
}

/// The inspector is for the people who build the app, and Mixpanel bills by the event.
struct InspectorMixpanelEventTrackerFactory: MixpanelEventTrackerTable {
    var routes: [MixpanelRoute] {
        Route.drop(InspectorFiltered.self)
        Route.drop(InspectorCleared.self)
        Route.drop(AdImpression.self)
    }
}
