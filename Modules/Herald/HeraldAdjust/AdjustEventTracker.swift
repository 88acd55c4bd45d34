public import HeraldCore

/// One Adjust call for one event.
public protocol AdjustEventTracker: EventTracker {}

/// One Adjust call for one property.
public protocol AdjustPropertySetter: PropertySetter {}

/// Adjust's names for the parts of a chain.
public typealias AdjustEventTrackerFactory = EventTrackerFactory<any AdjustEventTracker>
public typealias AdjustEventTrackerTable = EventTrackerTable<any AdjustEventTracker>
public typealias AdjustRoute = Route<any AdjustEventTracker>
public typealias CompositeAdjustEventTrackerFactory =
    CompositeEventTrackerFactory<any AdjustEventTracker>
public typealias RequireMappedAdjustEventTrackerFactory =
    RequireMappedEventTrackerFactory<any AdjustEventTracker>

public typealias AdjustPropertySetterFactory = PropertySetterFactory<any AdjustPropertySetter>
public typealias CompositeAdjustPropertySetterFactory =
    CompositePropertySetterFactory<any AdjustPropertySetter>
public typealias RequireMappedAdjustPropertySetterFactory =
    RequireMappedPropertySetterFactory<any AdjustPropertySetter>
