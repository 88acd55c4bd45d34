public import HeraldCore

/// Analytics that do nothing, for previews and for tests of something else.
///
/// Where none were injected, ``MissingAnalytics`` says so; this one is silent on purpose.
public struct NoOpAnalytics: EventTrackerService, PropertyTrackerService, IdentifiableUserService,
    ConsentService, AnalyticsLifecycleService, Sendable
{
    public init() {}

    public func track(_ event: any Event) {}
    public func set(_ property: any Property) {}
    public func identify(_ identity: Identity) {}
    public func reset() {}
    public func setEnabled(_ enabled: Bool) {}
    public func start() {}
    public func flush() {}
}
