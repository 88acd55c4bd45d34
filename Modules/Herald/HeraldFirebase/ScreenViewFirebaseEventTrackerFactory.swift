import FirebaseAnalytics
public import HeraldCore

/// Sends screen views as GA4's `screen_view`.
public struct ScreenViewFirebaseEventTrackerFactory: FirebaseEventTrackerFactory {
    public init() {}

    public func create(_ event: any Event) -> Resolution<any FirebaseEventTracker> {
        guard let screenView = event as? any ScreenViewEvent else { return .declined }
        return .claimed([ScreenViewFirebaseEventTracker(event: screenView)])
    }

    public func mayAnswer(for type: any Event.Type) -> Bool {
        type is any ScreenViewEvent.Type
    }
}

/// Logs `screen_view` with the screen's name, and the event's own parameters.
public struct ScreenViewFirebaseEventTracker: FirebaseEventTracker, Sendable {
    private let event: any ScreenViewEvent

    public init(event: any ScreenViewEvent) {
        self.event = event
    }

    /// - Throws: ``Refusal`` when the event has a parameter that the screen's name goes in.
    public func track() throws {
        var parameters = event.parameters.toFirebaseParameters()
        guard parameters[AnalyticsParameterScreenName] == nil else {
            throw Refusal.screenNameTaken(in: event, key: AnalyticsParameterScreenName)
        }
        parameters[AnalyticsParameterScreenName] = event.name
        Analytics.logEvent(AnalyticsEventScreenView, parameters: parameters)
    }
}
