/// What a launch found of flows whose processes are dead.
public struct FlowSweep: Sendable, Hashable {
    /// How many were ended, so that their events are tracked.
    public internal(set) var completed = 0

    /// How many were left for a later launch.
    public internal(set) var pending = 0

    /// The wide events of flows that no rule is for; these flows are left where they are.
    public internal(set) var unknown: [String] = []

    /// How many are in doubt: their processes died while their events were tracked.
    public internal(set) var inDoubt = 0

    /// How many began under consents that don't last any more.
    public internal(set) var forgotten = 0

    /// How many could not be read; they are kept aside under another name.
    public internal(set) var damaged = 0

    public init() {}
}
