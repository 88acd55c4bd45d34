import AdjustSdk
public import HeraldCore

/// Sends the events that have a token in Adjust's dashboard, and declines the others.
///
/// Adjust knows no event by its name: a renamed event loses its token.
///
/// ```swift
/// TokenAdjustEventTrackerFactory(tokens: ["checkout_started": "abc123"])
/// ```
public struct TokenAdjustEventTrackerFactory: AdjustEventTrackerFactory {
    private let tokens: [String: String]

    /// - Parameter tokens: Each event's token, by the event's name.
    public init(tokens: [String: String]) {
        self.tokens = tokens
    }

    public func create(_ event: any Event) -> Resolution<any AdjustEventTracker> {
        guard let token = tokens[event.name] else { return .declined }
        return .claimed([TokenAdjustEventTracker(event: event, eventToken: token)])
    }
}

/// Tracks an event under its token, with its parameters as callback parameters.
public struct TokenAdjustEventTracker: AdjustEventTracker, Sendable {
    private let event: any Event
    private let eventToken: String

    public init(event: any Event, eventToken: String) {
        self.event = event
        self.eventToken = eventToken
    }

    /// - Throws: ``Refusal`` for a token that Adjust refuses.
    public func track() throws {
        Adjust.trackEvent(try ADJEvent.make(of: event, eventToken: eventToken))
    }
}

extension ADJEvent {
    /// An event of Adjust's, with the parameters of ours.
    static func make(of event: any Event, eventToken: String) throws(Refusal) -> ADJEvent {
        guard let adjustEvent = ADJEvent(eventToken: eventToken) else {
            throw .tokenRefused(of: event)
        }
        for (key, value) in event.parameters.toAdjustCallbackParameters() {
            adjustEvent.addCallbackParameter(key, value: value)
        }
        return adjustEvent
    }
}
