public import HeraldCore

/// One Mixpanel call for one event.
public protocol MixpanelEventTracker: EventTracker {}

/// One Mixpanel call for one property.
public protocol MixpanelPropertySetter: PropertySetter {}

/// Mixpanel's names for the parts of a chain.
public typealias MixpanelEventTrackerFactory = EventTrackerFactory<any MixpanelEventTracker>
public typealias MixpanelEventTrackerTable = EventTrackerTable<any MixpanelEventTracker>
public typealias MixpanelRoute = Route<any MixpanelEventTracker>
public typealias CompositeMixpanelEventTrackerFactory =
    CompositeEventTrackerFactory<any MixpanelEventTracker>
public typealias RequireMappedMixpanelEventTrackerFactory =
    RequireMappedEventTrackerFactory<any MixpanelEventTracker>

public typealias MixpanelPropertySetterFactory = PropertySetterFactory<any MixpanelPropertySetter>
public typealias CompositeMixpanelPropertySetterFactory =
    CompositePropertySetterFactory<any MixpanelPropertySetter>
public typealias RequireMappedMixpanelPropertySetterFactory =
    RequireMappedPropertySetterFactory<any MixpanelPropertySetter>
