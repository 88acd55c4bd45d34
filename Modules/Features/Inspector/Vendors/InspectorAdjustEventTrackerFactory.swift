package import HeraldAdjust
import HeraldCore
import Shared

extension InspectorAnalytics {
    /// What Adjust gets of this feature: what advertisements earned.
    package static func adjust() -> [any AdjustEventTrackerFactory] {
        [InspectorAdjustEventTrackerFactory()]
    }
}

/// An advertisement's revenue needs no token.
struct InspectorAdjustEventTrackerFactory: AdjustEventTrackerTable {
    var routes: [AdjustRoute] {
        Route.on(AdImpression.self) {
            .claimed([AdRevenueAdjustEventTracker(event: AdjustAdRevenueEvent($0))])
        }
    }
}

extension AdjustAdRevenueEvent {
    /// The one source that Adjust takes from a server is `publisher`.
    fileprivate init(_ impression: AdImpression) {
        let advertisement = impression.advertisement
        self.init(
            name: impression.name,
            source: "publisher",
            revenue: advertisement.revenue.majorUnits,
            currency: advertisement.revenue.currency.code,
            adImpressionsCount: 1,
            adRevenueNetwork: advertisement.network.rawValue,
            adRevenueUnit: advertisement.unit.rawValue
        )
    }
}
