import HeraldAdjust
import Testing

@testable import moove

extension Vendor {
    /// Adjust with the app's own chain around some sets of factories.
    static func adjust(
        _ sets: [[any AdjustEventTrackerFactory]],
        tokens: [String: String]
    ) throws -> Vendor {
        let keys = try #require(AdjustKeys.demonstration)
        return .adjust(
            AdjustKeys(config: keys.config, device: keys.device, eventTokens: tokens),
            features: sets,
            featureProperties: [],
            policy: .generic,
            outbox: VendorOutbox { 0 }
        )
    }
}
