public import HeraldCore

/// A flow whose process died before it ended.
public struct PendingFlow<Flow: WideEvent>: Sendable {
    /// The step it was in, or `nil` when it was in none that this version has.
    public let lastStep: Flow.Step?

    /// When it started.
    public let startTime: Timestamp

    /// When its last step began, or when it started when it had none.
    public let lastStepTime: Timestamp

    /// The version of the wide event that recorded it.
    public let version: Int

    init(_ record: FlowRecord) {
        lastStep = record.lastStep.flatMap { Flow.Step(rawValue: $0.step) }
        startTime = record.startTime
        lastStepTime = record.lastStep?.time ?? record.startTime
        version = record.version
    }
}
