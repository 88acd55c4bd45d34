import HeraldMixpanel
@preconcurrency import Mixpanel
import Testing

@testable import moove

extension Vendor {
    /// Mixpanel with the app's own chain around some sets of factories.
    static func mixpanel(
        _ sets: (MixpanelInstance) -> [[any MixpanelEventTrackerFactory]]
    ) throws -> Vendor {
        .mixpanel(
            try #require(MixpanelKeys.demonstration),
            features: sets,
            policy: .generic,
            outbox: VendorOutbox { 0 },
            device: .fixed(of: .mixpanel)
        )
    }
}
