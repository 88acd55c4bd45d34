@preconcurrency public import AmplitudeSwift
public import HeraldCore

/// Sends screen views as the event that Amplitude's own screen reports are built on.
///
/// Keep `.screenViews` out of the SDK's `autocapture`, or each screen counts twice.
public struct ScreenViewAmplitudeEventTrackerFactory: AmplitudeEventTrackerFactory {
    private let amplitude: Amplitude

    public init(amplitude: Amplitude) {
        self.amplitude = amplitude
    }

    public func create(_ event: any Event) -> Resolution<any AmplitudeEventTracker> {
        guard let screenView = event as? any ScreenViewEvent else { return .declined }
        return .claimed([ScreenViewAmplitudeEventTracker(event: screenView, amplitude: amplitude)])
    }

    public func mayAnswer(for type: any Event.Type) -> Bool {
        type is any ScreenViewEvent.Type
    }
}

/// Tracks `[Amplitude] Screen Viewed` with the screen's name, and the event's own parameters.
public struct ScreenViewAmplitudeEventTracker: AmplitudeEventTracker, Sendable {
    private static let screenNameKey = "[Amplitude] Screen Name"

    private let event: any ScreenViewEvent
    private let amplitude: Amplitude

    public init(event: any ScreenViewEvent, amplitude: Amplitude) {
        self.event = event
        self.amplitude = amplitude
    }

    /// - Throws: ``Refusal`` when the event has a parameter that the screen's name goes in.
    public func track() throws {
        let key = Self.screenNameKey
        let parameters = event.parameters
        guard parameters[key] == nil else { throw Refusal.screenNameTaken(in: event, key: key) }
        var properties = parameters.toAmplitudeProperties()
        properties[key] = event.name
        amplitude.track(eventType: "[Amplitude] Screen Viewed", eventProperties: properties)
    }
}
