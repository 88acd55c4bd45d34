import HeraldFirebase
import Testing

@testable import moove

extension Vendor {
    /// Firebase with the app's own chain around some sets of factories.
    static func firebase(_ sets: [[any FirebaseEventTrackerFactory]]) throws -> Vendor {
        .firebase(
            try #require(FirebaseKeys.demonstration),
            features: sets,
            policy: .generic,
            outbox: VendorOutbox { 0 },
            device: .fixed(of: .firebase)
        )
    }
}
