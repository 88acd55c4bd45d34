public import HeraldCore

/// Sends events and properties to Firebase, as its chains say.
public typealias FirebaseAnalyticsTrackerService =
    AnalyticsTrackerService<any FirebaseEventTracker, any FirebasePropertySetter>

extension AnalyticsTrackerService
where Tracker == any FirebaseEventTracker, Setter == any FirebasePropertySetter {
    public init(
        eventTrackerFactory: any FirebaseEventTrackerFactory,
        propertySetterFactory: any FirebasePropertySetterFactory
    ) {
        self.init(
            events: eventTrackerFactory,
            properties: propertySetterFactory,
            runTracker: { try $0.track() },
            runSetter: { try $0.set() }
        )
    }
}
