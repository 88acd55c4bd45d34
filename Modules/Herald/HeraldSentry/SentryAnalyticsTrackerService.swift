public import HeraldCore

/// Sends events and properties to Sentry, as its chains say.
public typealias SentryAnalyticsTrackerService =
    AnalyticsTrackerService<any SentryEventTracker, any SentryPropertySetter>

extension AnalyticsTrackerService
where Tracker == any SentryEventTracker, Setter == any SentryPropertySetter {
    public init(
        eventTrackerFactory: any SentryEventTrackerFactory,
        propertySetterFactory: any SentryPropertySetterFactory
    ) {
        self.init(
            events: eventTrackerFactory,
            properties: propertySetterFactory,
            runTracker: { try $0.track() },
            runSetter: { try $0.set() }
        )
    }
}
