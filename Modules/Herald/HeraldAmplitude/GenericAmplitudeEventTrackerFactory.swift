@preconcurrency public import AmplitudeSwift
public import HeraldCore

/// The end of a chain that sends every event under its own name.
public struct GenericAmplitudeEventTrackerFactory: AmplitudeEventTrackerFactory, FallbackFactory {
    private let amplitude: Amplitude

    public init(amplitude: Amplitude) {
        self.amplitude = amplitude
    }

    public func create(_ event: any Event) -> Resolution<any AmplitudeEventTracker> {
        .claimed([GenericAmplitudeEventTracker(event: event, amplitude: amplitude)])
    }
}

extension GenericAmplitudeEventTrackerFactory: DirectEventTrackerFactory {
    public var direct: DirectEventTracker {
        DirectEventTracker(as: GenericAmplitudeEventTracker.self) { event, parameters in
            amplitude.track(
                eventType: event.name,
                eventProperties: parameters.toAmplitudeProperties()
            )
        }
    }
}

/// Tracks an event under its own name, with its own parameters.
public struct GenericAmplitudeEventTracker: AmplitudeEventTracker, Sendable {
    private let event: any Event
    private let amplitude: Amplitude

    public init(event: any Event, amplitude: Amplitude) {
        self.event = event
        self.amplitude = amplitude
    }

    public func track() {
        amplitude.track(
            eventType: event.name,
            eventProperties: event.parameters.toAmplitudeProperties()
        )
    }
}
