import FirebaseAnalytics
import HeraldCore
package import HeraldFirebase

extension TicketsAnalytics {
    /// What Firebase gets of this feature in a form of its own; the rest goes under its own name.
    package static func firebase() -> [any FirebaseEventTrackerFactory] {
        [TicketsFirebaseEventTrackerFactory()]
    }
}

/// GA4 has recommended events for a purchase and for a choice, and reports that read them.
struct TicketsFirebaseEventTrackerFactory: FirebaseEventTrackerTable {
    var routes: [FirebaseRoute] {
        Route.on(TicketPurchased.self) {
            .claimed([PurchaseFirebaseEventTracker(receipt: $0.receipt)])
        }
        Route.on(RiderSelected.self) {
            .claimed([SelectContentFirebaseEventTracker(rider: $0.rider)])
        }
    }
}
