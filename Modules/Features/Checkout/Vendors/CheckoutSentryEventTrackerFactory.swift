import HeraldCore
package import HeraldSentry

extension CheckoutAnalytics {
    /// What Sentry gets of this feature: a breadcrumb of each event but one.
    package static func sentry() -> [any SentryEventTrackerFactory] {
        [CheckoutSentryEventTrackerFactory()]
    }
}

/// A card's number leaves no trace, not even in an error's breadcrumbs.
struct CheckoutSentryEventTrackerFactory: SentryEventTrackerTable {
    var routes: [SentryRoute] {
        Route.drop(CardNumberSeen.self)
    }
}
