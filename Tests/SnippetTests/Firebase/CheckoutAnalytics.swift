// swift-format-ignore-file
import HeraldFirebase

// The checkout feature module exposes its factories, and knows nothing about the app's other
// vendors.
enum CheckoutAnalytics {
    static func firebase() -> [any FirebaseEventTrackerFactory] {
        [CheckoutFirebaseEventTrackerFactory()]
    }
}
