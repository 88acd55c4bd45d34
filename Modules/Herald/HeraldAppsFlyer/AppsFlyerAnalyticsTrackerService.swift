public import HeraldCore

/// Sends events to AppsFlyer, as its chain says.
///
/// Takes no properties, since AppsFlyer has none.
public struct AppsFlyerAnalyticsTrackerService: EventTrackerService {
    private let events: AnalyticsTrackerService<any AppsFlyerEventTracker, Never>

    public init(eventTrackerFactory: any AppsFlyerEventTrackerFactory) {
        events = AnalyticsTrackerService(
            events: eventTrackerFactory,
            runTracker: { try $0.track() }
        )
    }

    public func track(_ event: any Event) {
        events.track(event)
    }
}
