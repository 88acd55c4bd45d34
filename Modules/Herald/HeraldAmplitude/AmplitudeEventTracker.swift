public import HeraldCore

/// One Amplitude call for one event.
public protocol AmplitudeEventTracker: EventTracker {}

/// One Amplitude call for one property.
public protocol AmplitudePropertySetter: PropertySetter {}

/// Amplitude's names for the parts of a chain.
public typealias AmplitudeEventTrackerFactory = EventTrackerFactory<any AmplitudeEventTracker>
public typealias AmplitudeEventTrackerTable = EventTrackerTable<any AmplitudeEventTracker>
public typealias AmplitudeRoute = Route<any AmplitudeEventTracker>
public typealias CompositeAmplitudeEventTrackerFactory =
    CompositeEventTrackerFactory<any AmplitudeEventTracker>
public typealias RequireMappedAmplitudeEventTrackerFactory =
    RequireMappedEventTrackerFactory<any AmplitudeEventTracker>

public typealias AmplitudePropertySetterFactory = PropertySetterFactory<any AmplitudePropertySetter>
public typealias CompositeAmplitudePropertySetterFactory =
    CompositePropertySetterFactory<any AmplitudePropertySetter>
public typealias RequireMappedAmplitudePropertySetterFactory =
    RequireMappedPropertySetterFactory<any AmplitudePropertySetter>
