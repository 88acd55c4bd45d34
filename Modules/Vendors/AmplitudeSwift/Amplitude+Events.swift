import VendorDelivery

extension Amplitude {
    /// Records an event under its own name.
    ///
    /// Properties may be texts, numbers, truth values, and arrays or dictionaries of these; any
    /// others are left out and reported.
    @discardableResult
    public func track(
        eventType: String,
        eventProperties: [String: Any]? = nil,
        options: EventOptions? = nil
    ) -> Amplitude {
        track(eventType, eventProperties, options)
        return self
    }

    /// Records an event that is an object.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - options: Win over the event's own.
    ///   - callback: Is called before this returns, unless the person has opted out: with 202 when
    ///     the event was recorded, with 400 and the rule when it was refused. That Amplitude has
    ///     taken it in is not known so early.
    /// - Returns: This instance.
    @discardableResult
    public func track(
        event: BaseEvent,
        options: EventOptions? = nil,
        callback: EventCallback? = nil
    ) -> Amplitude {
        switch track(event.eventType, event.eventProperties, event, options) {
        case .recorded: callback?(event, 202, "recorded")
        case .refused(let problem): callback?(event, 400, problem.description)
        case .optedOut: break
        }
        return self
    }

    @discardableResult
    private func track(
        _ name: String,
        _ properties: [String: Any]?,
        _ first: EventOptions?,
        _ second: EventOptions? = nil
    ) -> RecordingOutcome {
        record(name, first, second) { draft throws(BrokenRule) in
            try AmplitudeLimits.check(eventType: name)
            draft.eventProperties = try reader.read(properties, of: name)
        }
    }
}
