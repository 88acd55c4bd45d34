public import HeraldCore

/// Sends events and properties to Mixpanel, as its chains say.
public typealias MixpanelAnalyticsTrackerService =
    AnalyticsTrackerService<any MixpanelEventTracker, any MixpanelPropertySetter>

extension AnalyticsTrackerService
where Tracker == any MixpanelEventTracker, Setter == any MixpanelPropertySetter {
    public init(
        eventTrackerFactory: any MixpanelEventTrackerFactory,
        propertySetterFactory: any MixpanelPropertySetterFactory
    ) {
        self.init(
            events: eventTrackerFactory,
            properties: propertySetterFactory,
            runTracker: { try $0.track() },
            runSetter: { try $0.set() }
        )
    }
}
