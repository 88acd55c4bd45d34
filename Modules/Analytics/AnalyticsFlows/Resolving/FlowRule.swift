/// What a launch does with the flows of one wide event whose processes are dead.
public struct FlowRule: Sendable {
    let event: String
    let decide: @Sendable (FlowRecord) -> FlowDecision
    let track: @Sendable (FlowSummary) -> Void
}

extension FlowRecorder {
    /// A rule that asks `decide` about each flow, and sends the events of those it ends.
    ///
    /// ```swift
    /// store.resolve([recorder.rule { flow in
    ///     flow.lastStep == .pay ? .keepPending : .complete(.unknown)
    /// }])
    /// ```
    public func rule(
        _ decide: @escaping @Sendable (PendingFlow<Flow>) -> FlowDecision = { _ in
            .complete(.unknown)
        }
    ) -> FlowRule {
        FlowRule(
            event: Flow.name,
            decide: { decide(PendingFlow($0)) },
            track: track
        )
    }
}
