@preconcurrency import AmplitudeSwift
import HeraldAmplitude
import Testing

@testable import moove

extension Vendor {
    /// Amplitude with the app's own chain around some sets of factories.
    static func amplitude(
        _ sets: (Amplitude) -> [[any AmplitudeEventTrackerFactory]]
    ) throws -> Vendor {
        .amplitude(
            try #require(AmplitudeKeys.demonstration),
            features: sets,
            policy: .generic,
            outbox: VendorOutbox { 0 },
            device: .fixed(of: .amplitude)
        )
    }
}
