import FirebaseAnalytics
import HeraldFirebase
import Shared

/// GA4's `select_content` for the rider that somebody chose.
struct SelectContentFirebaseEventTracker: FirebaseEventTracker {
    let rider: Rider

    func track() {
        Analytics.logEvent(
            AnalyticsEventSelectContent,
            parameters: [
                AnalyticsParameterContentType: "rider",
                // The reference's name; the SDK's older constant is 'item_id'.
                "content_id": rider.id,
            ]
        )
    }
}
