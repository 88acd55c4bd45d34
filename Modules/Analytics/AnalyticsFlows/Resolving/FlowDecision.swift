/// What a launch does with a flow whose process is dead.
public enum FlowDecision: Sendable, Hashable {
    /// Leaves it for a later launch.
    case keepPending

    /// Ends it and sends its event; the time of its last step is not known and is left out.
    case complete(FlowEnd)
}
