@preconcurrency package import AmplitudeSwift
package import HeraldAmplitude
import HeraldCore
import Shared

extension InspectorAnalytics {
    /// What Amplitude gets of this feature in a form of its own; the rest goes under its own name.
    package static func amplitude(_ amplitude: Amplitude) -> [any AmplitudeEventTrackerFactory] {
        [InspectorAmplitudeEventTrackerFactory(amplitude: amplitude)]
    }
}

/// What an advertisement earned is revenue too.
struct InspectorAmplitudeEventTrackerFactory: AmplitudeEventTrackerTable {
    let amplitude: Amplitude

    var routes: [AmplitudeRoute] {
        Route.on(AdImpression.self) { impression in
            .claimed([
                RevenueAmplitudeEventTracker(
                    event: AmplitudeRevenueEvent(impression),
                    amplitude: amplitude
                )
            ])
        }
    }
}

extension AmplitudeRevenueEvent {
    fileprivate init(_ impression: AdImpression) {
        let advertisement = impression.advertisement
        self.init(
            name: impression.name,
            price: advertisement.revenue.majorUnits,
            productId: advertisement.unit.rawValue,
            revenueType: "advertisement",
            currency: advertisement.revenue.currency.code,
            parameters: ["network": .string(advertisement.network.rawValue)]
        )
    }
}
