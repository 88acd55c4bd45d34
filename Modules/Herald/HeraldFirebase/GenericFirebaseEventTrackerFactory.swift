import FirebaseAnalytics
public import HeraldCore

/// The end of a chain that sends every event under its own name.
public struct GenericFirebaseEventTrackerFactory: FirebaseEventTrackerFactory, FallbackFactory {
    public init() {}

    public func create(_ event: any Event) -> Resolution<any FirebaseEventTracker> {
        .claimed([GenericFirebaseEventTracker(event: event)])
    }
}

extension GenericFirebaseEventTrackerFactory: DirectEventTrackerFactory {
    public var direct: DirectEventTracker {
        DirectEventTracker(as: GenericFirebaseEventTracker.self) { event, parameters in
            Analytics.logEvent(event.name, parameters: parameters.toFirebaseParameters())
        }
    }
}

/// Logs an event under its own name, with its own parameters.
public struct GenericFirebaseEventTracker: FirebaseEventTracker, Sendable {
    private let event: any Event

    public init(event: any Event) {
        self.event = event
    }

    public func track() {
        Analytics.logEvent(event.name, parameters: event.parameters.toFirebaseParameters())
    }
}
