public import HeraldCore

/// One Sentry call for one event.
public protocol SentryEventTracker: EventTracker {}

/// One Sentry call for one property.
public protocol SentryPropertySetter: PropertySetter {}

/// Sentry's names for the parts of a chain.
public typealias SentryEventTrackerFactory = EventTrackerFactory<any SentryEventTracker>
public typealias SentryEventTrackerTable = EventTrackerTable<any SentryEventTracker>
public typealias SentryRoute = Route<any SentryEventTracker>
public typealias CompositeSentryEventTrackerFactory =
    CompositeEventTrackerFactory<any SentryEventTracker>
public typealias RequireMappedSentryEventTrackerFactory =
    RequireMappedEventTrackerFactory<any SentryEventTracker>

public typealias SentryPropertySetterFactory = PropertySetterFactory<any SentryPropertySetter>
public typealias CompositeSentryPropertySetterFactory =
    CompositePropertySetterFactory<any SentryPropertySetter>
public typealias RequireMappedSentryPropertySetterFactory =
    RequireMappedPropertySetterFactory<any SentryPropertySetter>
