public import HeraldCore

/// One Firebase call for one event.
public protocol FirebaseEventTracker: EventTracker {}

/// One Firebase call for one property.
public protocol FirebasePropertySetter: PropertySetter {}

/// Firebase's names for the parts of a chain.
public typealias FirebaseEventTrackerFactory = EventTrackerFactory<any FirebaseEventTracker>
public typealias FirebaseEventTrackerTable = EventTrackerTable<any FirebaseEventTracker>
public typealias FirebaseRoute = Route<any FirebaseEventTracker>
public typealias CompositeFirebaseEventTrackerFactory =
    CompositeEventTrackerFactory<any FirebaseEventTracker>
public typealias RequireMappedFirebaseEventTrackerFactory =
    RequireMappedEventTrackerFactory<any FirebaseEventTracker>

public typealias FirebasePropertySetterFactory = PropertySetterFactory<any FirebasePropertySetter>
public typealias CompositeFirebasePropertySetterFactory =
    CompositePropertySetterFactory<any FirebasePropertySetter>
public typealias RequireMappedFirebasePropertySetterFactory =
    RequireMappedPropertySetterFactory<any FirebasePropertySetter>
