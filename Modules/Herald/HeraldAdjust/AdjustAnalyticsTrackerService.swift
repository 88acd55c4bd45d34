public import HeraldCore

/// Sends events and properties to Adjust, as its chains say.
public typealias AdjustAnalyticsTrackerService =
    AnalyticsTrackerService<any AdjustEventTracker, any AdjustPropertySetter>

extension AnalyticsTrackerService
where Tracker == any AdjustEventTracker, Setter == any AdjustPropertySetter {
    public init(
        eventTrackerFactory: any AdjustEventTrackerFactory,
        propertySetterFactory: any AdjustPropertySetterFactory
    ) {
        self.init(
            events: eventTrackerFactory,
            properties: propertySetterFactory,
            runTracker: { try $0.track() },
            runSetter: { try $0.set() }
        )
    }
}
