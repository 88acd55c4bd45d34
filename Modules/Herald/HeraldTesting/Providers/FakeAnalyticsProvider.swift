public import HeraldCore
import Synchronization

/// A vendor that keeps what it gets, in one order, and says in a test what was expected of it.
///
/// ```swift
/// let fake = FakeAnalyticsProvider()
/// let tickets = Tickets(tracker: fake)
/// tickets.select(fare)
///
/// fake.expectTracked(FareSelected.self) { event in
///     #expect(event.fareId == "day")
/// }
/// fake.expectNothingElse()
/// ```
///
/// Hand it to a class as the one capability it asks for, or to a Herald by ``ProviderDouble/heraldProvider(named:)``.
/// It may be called by several threads at once. Every expectation that fails is reported at the line of
/// its caller, with all that was recorded.
public final class FakeAnalyticsProvider: ProviderDouble {
    public static let providerName = "fake"

    private let recording = Mutex(Recording())

    public init() {}

    /// All calls until now, the oldest first.
    public var records: [AnalyticsRecord] { snapshot.records }

    /// The events among them.
    public var events: [any Event] { records.compactMap(\.event) }

    /// The properties among them.
    public var properties: [any Property] { records.compactMap(\.property) }

    /// The events of one type among them.
    public func events<E: Event>(of type: E.Type) -> [E] { events.compactMap { $0 as? E } }

    public func receive(_ record: AnalyticsRecord) {
        recording.withLock { $0.records.append(record) }
    }

    /// Forgets all calls, and what was expected of them.
    public func clear() {
        recording.withLock { $0 = Recording() }
    }

    var snapshot: Recording { recording.withLock { $0 } }

    /// Marks records as spoken of by an expectation.
    func account(for positions: some Sequence<Int>) {
        recording.withLock { $0.accounted.formUnion(positions) }
    }
}
