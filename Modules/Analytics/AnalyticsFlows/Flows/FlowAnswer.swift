/// What became of a call about a flow.
public enum FlowAnswer: Sendable, Hashable {
    /// It took effect.
    case recorded

    /// The flow has ended before: it was completed, abandoned, or resolved by a launch.
    case alreadyDone

    /// No flow with this id was started here.
    case neverStarted

    /// The flow is not among those that are recorded; that was decided when it started.
    case sampledOut

    /// Someone who would be told was denied it when the flow started or since, so it is told to nobody.
    case forgotten
}
