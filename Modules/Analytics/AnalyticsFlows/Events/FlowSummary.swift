/// What is known of a journey once it has ended.
public struct FlowSummary: Sendable, Hashable {
    public let outcome: FlowOutcome

    /// The step that the journey was in when it ended otherwise than well.
    public let failingStep: String?

    /// How long each step took, as far as that is known.
    public let latencies: [String: LatencyBucket]

    public let error: FlowError?

    /// The share of journeys that are recorded, from 0 to 1.
    public let sampleRate: Double

    /// The version of the wide event that recorded it.
    public let version: Int

    /// A summary of no journey in particular, for an event among a feature's examples.
    ///
    /// - Parameters:
    ///   - event: The event it is for.
    ///   - end: How it ended.
    ///   - step: Where it ended; not told of a success.
    ///   - milliseconds: How long steps took; a time below zero counts as zero.
    ///   - sampleRate: The share of journeys that are recorded.
    public init<Flow: WideEvent>(
        of event: Flow.Type,
        ended end: FlowEnd,
        in step: Flow.Step? = nil,
        milliseconds: [Flow.Step: Int] = [:],
        sampleRate: Double = 1
    ) {
        let latencies = milliseconds.map { ($0.rawValue, LatencyBucket(milliseconds: $1)) }
        self.init(
            end: end,
            lastStep: step?.rawValue,
            latencies: Dictionary(latencies) { first, _ in first },
            sampleRate: sampleRate,
            version: Flow.version
        )
    }

    init(
        end: FlowEnd,
        lastStep: String?,
        latencies: [String: LatencyBucket],
        sampleRate: Double,
        version: Int
    ) {
        outcome = FlowOutcome(end)
        failingStep = outcome == .success ? nil : lastStep
        self.latencies = latencies
        if case .failure(let error?) = end, error.isIdentifier {
            self.error = error
        } else {
            error = nil
        }
        self.sampleRate = sampleRate
        self.version = version
    }
}
