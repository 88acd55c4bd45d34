/// A flow that is under way, held by the one who completes it.
///
/// It can't be copied, and ``complete(_:)`` uses it up, so to complete it twice does not compile.
/// Dropping it abandons the flow: it ends as ``FlowEnd/unknown`` in the step it was in. `exit`
/// drops nothing; such a flow is for the next launch to resolve.
///
/// Where several calls of a class share a flow, a ``FlowRegister`` holds it instead.
public struct OpenFlow<Flow: WideEvent>: ~Copyable, Sendable {
    private let progress: FlowProgress?
    private let recorder: FlowRecorder<Flow>
    private var isComplete = false

    init(_ progress: FlowProgress?, recorder: FlowRecorder<Flow>) {
        self.progress = progress
        self.recorder = recorder
    }

    /// The flow goes into a step, which ends the one before.
    ///
    /// Call it before the step's work, so that a flow that ends there says where it ended. A step
    /// that is entered again goes on from the time it has taken already.
    public func begin(_ step: Flow.Step) {
        progress?.begin(step.rawValue)
    }

    /// Ends the flow and sends its event.
    ///
    /// - Returns: ``FlowAnswer/recorded``, ``FlowAnswer/sampledOut`` or ``FlowAnswer/forgotten``;
    ///   ``FlowAnswer/alreadyDone`` only when what was stored of it is gone.
    @discardableResult
    public consuming func complete(_ end: FlowEnd) -> FlowAnswer {
        isComplete = true
        guard let progress else { return .sampledOut }
        return recorder.end(progress, end)
    }

    deinit {
        guard !isComplete, let progress else { return }
        _ = recorder.end(progress, .unknown)
    }
}
