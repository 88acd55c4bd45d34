package import HeraldAppsFlyer

/// What AppsFlyer gets of the features that know no vendor.
package enum AppsFlyerRules {
    package static func eventTrackerFactories() -> [any AppsFlyerEventTrackerFactory] {
        [
            SearchAppsFlyerEventTrackerFactory()
        ]
    }
}
