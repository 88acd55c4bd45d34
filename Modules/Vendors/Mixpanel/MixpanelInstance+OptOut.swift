extension MixpanelInstance {
    /// Records again from now on.
    ///
    /// - Parameters:
    ///   - distinctId: Identifies the user as well.
    ///   - properties: Those of an event `$opt_in`, which Mixpanel's SDK always sends. Since events
    ///     cost money, this stand-in records it only when it is given properties, even empty ones.
    public func optInTracking(distinctId: String? = nil, properties: Properties? = nil) {
        change { $0.hasOptedOut = false }
        if let distinctId { identify(distinctId: distinctId) }
        if let properties { track(event: "$opt_in", properties: properties) }
    }

    /// Records nothing from now on, and forgets user, device and super properties.
    ///
    /// Unlike Mixpanel's SDK it sends nothing more, neither what was recorded before nor the
    /// deletion of the profile.
    public func optOutTracking() {
        change { state in
            state.hasOptedOut = true
            state.forget()
        }
    }

    public func hasOptedOutTracking() -> Bool {
        change { $0.hasOptedOut }
    }
}
