/// Takes events.
///
/// What most classes of an app need of analytics, and all they should ask for.
public protocol EventTrackerService: Sendable {
    /// Sends an event to wherever its rules say. Never throws and never waits for the network.
    func track(_ event: any Event)
}
