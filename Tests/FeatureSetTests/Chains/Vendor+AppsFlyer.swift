import HeraldAppsFlyer
import Testing

@testable import moove

extension Vendor {
    /// AppsFlyer with the app's own chain around some sets of factories.
    static func appsFlyer(_ sets: [[any AppsFlyerEventTrackerFactory]]) throws -> Vendor {
        .appsFlyer(
            try #require(AppsFlyerKeys.demonstration),
            features: sets,
            policy: .generic,
            outbox: VendorOutbox { 0 }
        )
    }
}
