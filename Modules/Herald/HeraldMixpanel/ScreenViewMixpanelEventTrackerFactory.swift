public import HeraldCore
@preconcurrency public import Mixpanel

/// Sends screen views as one event, `screen_view`.
///
/// Mixpanel bills by the event: many apps drop them.
public struct ScreenViewMixpanelEventTrackerFactory: MixpanelEventTrackerFactory {
    private let mixpanel: MixpanelInstance

    public init(mixpanel: MixpanelInstance) {
        self.mixpanel = mixpanel
    }

    public func create(_ event: any Event) -> Resolution<any MixpanelEventTracker> {
        guard let screenView = event as? any ScreenViewEvent else { return .declined }
        return .claimed([ScreenViewMixpanelEventTracker(event: screenView, mixpanel: mixpanel)])
    }

    public func mayAnswer(for type: any Event.Type) -> Bool {
        type is any ScreenViewEvent.Type
    }
}

/// Tracks `screen_view` with the screen's name, and the event's own parameters.
public struct ScreenViewMixpanelEventTracker: MixpanelEventTracker, Sendable {
    private let event: any ScreenViewEvent
    private let mixpanel: MixpanelInstance

    public init(event: any ScreenViewEvent, mixpanel: MixpanelInstance) {
        self.event = event
        self.mixpanel = mixpanel
    }

    /// - Throws: ``Refusal`` when the event has a parameter that the screen's name goes in.
    public func track() throws {
        var properties = event.parameters.toMixpanelProperties()
        guard properties["screen_name"] == nil else {
            throw Refusal.screenNameTaken(in: event, key: "screen_name")
        }
        properties["screen_name"] = event.name
        mixpanel.track(event: "screen_view", properties: properties)
    }
}
