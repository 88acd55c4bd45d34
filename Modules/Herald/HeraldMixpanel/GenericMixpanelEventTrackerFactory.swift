public import HeraldCore
@preconcurrency public import Mixpanel

/// The end of a chain that sends every event under its own name.
public struct GenericMixpanelEventTrackerFactory: MixpanelEventTrackerFactory, FallbackFactory {
    private let mixpanel: MixpanelInstance

    public init(mixpanel: MixpanelInstance) {
        self.mixpanel = mixpanel
    }

    public func create(_ event: any Event) -> Resolution<any MixpanelEventTracker> {
        .claimed([GenericMixpanelEventTracker(event: event, mixpanel: mixpanel)])
    }
}

extension GenericMixpanelEventTrackerFactory: DirectEventTrackerFactory {
    public var direct: DirectEventTracker {
        DirectEventTracker(as: GenericMixpanelEventTracker.self) { event, parameters in
            mixpanel.track(event: event.name, properties: parameters.toMixpanelProperties())
        }
    }
}

/// Tracks an event under its own name, with its own parameters.
public struct GenericMixpanelEventTracker: MixpanelEventTracker, Sendable {
    private let event: any Event
    private let mixpanel: MixpanelInstance

    public init(event: any Event, mixpanel: MixpanelInstance) {
        self.event = event
        self.mixpanel = mixpanel
    }

    public func track() {
        mixpanel.track(event: event.name, properties: event.parameters.toMixpanelProperties())
    }
}
