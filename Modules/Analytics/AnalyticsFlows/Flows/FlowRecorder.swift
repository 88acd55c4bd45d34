public import HeraldCore

/// Starts the flows of one wide event, and decides at each start whether it is recorded.
///
/// ```swift
/// let recorder = FlowRecorder(CheckoutFlow.self, to: events, store: store, sampleRate: 0.1)
/// let flow = recorder.start()
/// flow.begin(.card)
/// flow.complete(.success)
/// ```
public struct FlowRecorder<Flow: WideEvent>: Sendable {
    private let events: any EventTrackerService
    let store: FlowStore
    private let sampleRate: Double
    private let random: @Sendable () -> Double

    /// Stops the program when the event is declared wrongly, or the rate is none: see
    /// ``WideEventRules/problem(in:sampleRate:)``.
    ///
    /// - Parameters:
    ///   - event: What is sent at the end of each flow.
    ///   - events: Takes it.
    ///   - store: Where flows are kept while they are open.
    ///   - sampleRate: The share of flows that are recorded, from 0 to 1.
    ///   - random: A number from 0 to below 1, drawn once at each start.
    public init(
        _ event: Flow.Type,
        to events: any EventTrackerService,
        store: FlowStore,
        sampleRate: Double = 1,
        random: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) }
    ) {
        if let problem = WideEventRules.problem(in: event, sampleRate: sampleRate) {
            fatalError("\(problem)")
        }
        self.events = events
        self.store = store
        self.sampleRate = sampleRate
        self.random = random
    }

    /// A flow that is sent when it is completed or dropped.
    public func start() -> OpenFlow<Flow> {
        OpenFlow(startedProgress(), recorder: self)
    }

    /// `nil` when the flow is sampled out.
    func startedProgress() -> FlowProgress? {
        guard random() < sampleRate else { return nil }
        let record = FlowRecord(
            event: Flow.name,
            version: Flow.version,
            sampleRate: sampleRate,
            startTime: store.now(),
            epochs: store.consent().epochs
        )
        return FlowProgress(record, in: store)
    }

    func end(_ progress: FlowProgress, _ end: FlowEnd) -> FlowAnswer {
        progress.end(end, track: track)
    }

    func track(_ summary: FlowSummary) {
        events.track(Flow(summary: summary))
    }
}
