import AppsFlyerLib
package import HeraldAppsFlyer
import HeraldCore
import Shared

extension InspectorAnalytics {
    /// What AppsFlyer gets of this feature: what advertisements earned.
    package static func appsFlyer() -> [any AppsFlyerEventTrackerFactory] {
        [InspectorAppsFlyerEventTrackerFactory()]
    }
}

/// An advertisement's revenue has a call of its own.
struct InspectorAppsFlyerEventTrackerFactory: AppsFlyerEventTrackerTable {
    var routes: [AppsFlyerRoute] {
        Route.on(AdImpression.self) {
            .claimed([AdRevenueAppsFlyerEventTracker(event: AppsFlyerAdRevenueEvent($0))])
        }
    }
}

extension AppsFlyerAdRevenueEvent {
    /// The app chose the network itself.
    fileprivate init(_ impression: AdImpression) {
        let advertisement = impression.advertisement
        self.init(
            name: impression.name,
            monetizationNetwork: advertisement.network.rawValue,
            mediationNetwork: .directMonetization,
            revenue: advertisement.revenue.majorUnits,
            currency: advertisement.revenue.currency.code,
            parameters: ["ad_unit": .string(advertisement.unit.rawValue)]
        )
    }
}
