import Synchronization

/// The open flows of one facade, whose calls come one by one, from anywhere and maybe twice.
///
/// A second end is told apart from one without a start and from one of a flow that was sampled out.
/// A start over an open flow of the same id abandons that one. Of the flows that have ended, the
/// last 1,000 ids are remembered.
///
/// ```swift
/// final class DefaultCheckoutInstrumentation: CheckoutInstrumentation {
///     private let flows: FlowRegister<CheckoutFlow>
///
///     func checkoutStarted() { flows.start() }
///     func cardShown() { flows.begin(.card) }
///     func checkoutCancelled() { flows.complete(.cancelled) }
/// }
/// ```
public final class FlowRegister<Flow: WideEvent>: Sendable {
    private let recorder: FlowRecorder<Flow>
    private let memory = Mutex(FlowMemory())

    public init(_ recorder: FlowRecorder<Flow>) {
        self.recorder = recorder
    }

    deinit {
        for progress in memory.withLock({ $0.open }) {
            _ = recorder.end(progress, .unknown)
        }
    }

    /// Starts a flow; one of this id that is open is abandoned, and ends as ``FlowEnd/unknown``.
    public func start(_ id: FlowId = .only) {
        let progress = recorder.startedProgress()
        let abandoned = memory.withLock { $0.start(id, progress) }
        if let abandoned { _ = recorder.end(abandoned, .unknown) }
    }

    /// The flow goes into a step, which ends the one before.
    ///
    /// Call it before the step's work, so that a flow that ends there says where it ended.
    @discardableResult
    public func begin(_ step: Flow.Step, _ id: FlowId = .only) -> FlowAnswer {
        switch memory.withLock({ $0.entry(id) }) {
        case .open(let progress): progress.begin(step.rawValue)
        case .closed(let answer): answer
        }
    }

    /// Ends a flow and sends its event, unless it has ended.
    @discardableResult
    public func complete(_ end: FlowEnd, _ id: FlowId = .only) -> FlowAnswer {
        switch memory.withLock({ $0.close(id) }) {
        case .open(let progress): recorder.end(progress, end)
        case .closed(let answer): answer
        }
    }

    /// Ends a flow of which nothing is to be told, such as one that turned out to be no journey.
    @discardableResult
    public func discard(_ id: FlowId = .only) -> FlowAnswer {
        switch memory.withLock({ $0.close(id) }) {
        case .open(let progress): progress.end(.cancelled) { _ in }
        case .closed(let answer): answer
        }
    }
}
