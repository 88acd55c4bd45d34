package import HeraldMixpanel
@preconcurrency package import Mixpanel

/// What Mixpanel gets, in a form of its own, of the features that know no vendor.
package enum MixpanelRules {
    package static func eventTrackerFactories(
        _ mixpanel: MixpanelInstance
    ) -> [any MixpanelEventTrackerFactory] {
        [
            SearchMixpanelEventTrackerFactory(mixpanel: mixpanel)
        ]
    }
}
