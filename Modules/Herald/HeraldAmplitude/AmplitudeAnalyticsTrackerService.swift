public import HeraldCore

/// Sends events and properties to Amplitude, as its chains say.
public typealias AmplitudeAnalyticsTrackerService =
    AnalyticsTrackerService<any AmplitudeEventTracker, any AmplitudePropertySetter>

extension AnalyticsTrackerService
where Tracker == any AmplitudeEventTracker, Setter == any AmplitudePropertySetter {
    public init(
        eventTrackerFactory: any AmplitudeEventTrackerFactory,
        propertySetterFactory: any AmplitudePropertySetterFactory
    ) {
        self.init(
            events: eventTrackerFactory,
            properties: propertySetterFactory,
            runTracker: { try $0.track() },
            runSetter: { try $0.set() }
        )
    }
}
