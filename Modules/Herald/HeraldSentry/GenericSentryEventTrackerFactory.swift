public import HeraldCore

/// The end of a chain that makes a breadcrumb of every event.
///
/// Nothing is sent for it by itself: the latest breadcrumbs go with the next issue.
public struct GenericSentryEventTrackerFactory: SentryEventTrackerFactory, FallbackFactory {
    public init() {}

    public func create(_ event: any HeraldCore.Event) -> Resolution<any SentryEventTracker> {
        .claimed([GenericSentryEventTracker(event: event)])
    }
}

extension GenericSentryEventTrackerFactory: DirectEventTrackerFactory {
    public var direct: DirectEventTracker {
        DirectEventTracker(as: GenericSentryEventTracker.self) { event, parameters in
            try EventBreadcrumb.add(event, parameters)
        }
    }
}

/// Adds a breadcrumb with the event's name and parameters.
///
/// A screen view is one of Sentry's type `navigation`, with the screen's name in its data as `to`.
public struct GenericSentryEventTracker: SentryEventTracker, Sendable {
    private let event: any HeraldCore.Event

    public init(event: any HeraldCore.Event) {
        self.event = event
    }

    /// - Throws: ``Refusal`` when a screen view has a parameter that the screen's name goes in.
    public func track() throws {
        try EventBreadcrumb.add(event, event.parameters)
    }
}
