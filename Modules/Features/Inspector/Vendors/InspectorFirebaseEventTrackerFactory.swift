import FirebaseAnalytics
import HeraldCore
package import HeraldFirebase
import Shared

extension InspectorAnalytics {
    /// What Firebase gets of this feature in a form of its own; the rest goes under its own name.
    package static func firebase() -> [any FirebaseEventTrackerFactory] {
        [InspectorFirebaseEventTrackerFactory()]
    }
}

/// GA4 has an event of its own for an advertisement, whose value its revenue reports read.
struct InspectorFirebaseEventTrackerFactory: FirebaseEventTrackerTable {
    var routes: [FirebaseRoute] {
        Route.on(AdImpression.self) {
            .claimed([AdImpressionFirebaseEventTracker(advertisement: $0.advertisement)])
        }
    }
}

struct AdImpressionFirebaseEventTracker: FirebaseEventTracker {
    let advertisement: Advertisement

    func track() {
        Analytics.logEvent(
            AnalyticsEventAdImpression,
            parameters: [
                AnalyticsParameterAdSource: advertisement.network.rawValue,
                AnalyticsParameterAdUnitName: advertisement.unit.rawValue,
                AnalyticsParameterValue: advertisement.revenue.majorUnits,
                AnalyticsParameterCurrency: advertisement.revenue.currency.code,
            ]
        )
    }
}
