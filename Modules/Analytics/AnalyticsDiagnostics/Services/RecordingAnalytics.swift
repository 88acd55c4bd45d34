public import HeraldCore
import Synchronization

/// Analytics that keep what they are told, in order, for tests that don't use Swift Testing.
///
/// It may be told by several threads at once.
public final class RecordingAnalytics: EventTrackerService, PropertyTrackerService,
    IdentifiableUserService, ConsentService, AnalyticsLifecycleService, Sendable
{
    private let recording = Mutex<[RecordedCall]>([])

    public init() {}

    /// All calls until now, the oldest first.
    public var calls: [RecordedCall] { recording.withLock { $0 } }

    /// The events among them.
    public var events: [any Event] { calls.compactMap(\.event) }

    public func track(_ event: any Event) { append(.tracked(event)) }
    public func set(_ property: any Property) { append(.propertySet(property)) }
    public func identify(_ identity: Identity) { append(.identified(identity)) }
    public func reset() { append(.reset) }
    public func setEnabled(_ enabled: Bool) { append(.enabledSet(enabled)) }
    public func start() { append(.started) }
    public func flush() { append(.flushed) }

    private func append(_ call: RecordedCall) {
        recording.withLock { $0.append(call) }
    }
}

extension RecordingAnalytics {
    /// The events that a piece of code tracks.
    ///
    /// It is how a feature makes examples of the events that it can't make itself:
    ///
    /// ```swift
    /// RecordingAnalytics.events { Tap(TicketsAction.buy, to: $0) {}() }
    /// ```
    public static func events(
        trackedBy body: (any EventTrackerService) -> Void
    ) -> [any Event] {
        let recording = RecordingAnalytics()
        body(recording)
        return recording.events
    }
}
