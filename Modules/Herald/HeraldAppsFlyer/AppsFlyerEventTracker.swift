public import HeraldCore

/// One AppsFlyer call for one event.
public protocol AppsFlyerEventTracker: EventTracker {}

/// AppsFlyer's names for the parts of a chain.
///
/// It has no properties, so none for those.
public typealias AppsFlyerEventTrackerFactory = EventTrackerFactory<any AppsFlyerEventTracker>
public typealias AppsFlyerEventTrackerTable = EventTrackerTable<any AppsFlyerEventTracker>
public typealias AppsFlyerRoute = Route<any AppsFlyerEventTracker>
public typealias CompositeAppsFlyerEventTrackerFactory =
    CompositeEventTrackerFactory<any AppsFlyerEventTracker>
public typealias RequireMappedAppsFlyerEventTrackerFactory =
    RequireMappedEventTrackerFactory<any AppsFlyerEventTracker>
