import AppsFlyerLib
public import HeraldCore

/// The end of a chain that sends every event under its own name.
///
/// Rarely wanted: an app tells AppsFlyer of conversions, and of nothing else.
public struct GenericAppsFlyerEventTrackerFactory: AppsFlyerEventTrackerFactory, FallbackFactory {
    public init() {}

    public func create(_ event: any Event) -> Resolution<any AppsFlyerEventTracker> {
        .claimed([GenericAppsFlyerEventTracker(event: event)])
    }
}

extension GenericAppsFlyerEventTrackerFactory: DirectEventTrackerFactory {
    public var direct: DirectEventTracker {
        DirectEventTracker(as: GenericAppsFlyerEventTracker.self) { event, parameters in
            let values = parameters.toAppsFlyerEventValues()
            AppsFlyerLib.shared().logEvent(name: event.name, values: values)
        }
    }
}

/// Logs an event under its own name, with its own parameters.
public struct GenericAppsFlyerEventTracker: AppsFlyerEventTracker, Sendable {
    private let event: any Event

    public init(event: any Event) {
        self.event = event
    }

    public func track() {
        let values = event.parameters.toAppsFlyerEventValues()
        AppsFlyerLib.shared().logEvent(name: event.name, values: values)
    }
}
