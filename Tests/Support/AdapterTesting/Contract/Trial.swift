import HeraldCore
import HeraldTesting
import VendorDelivery

/// One adapter with its chains in a Herald of its own, before another vendor.
struct Trial<Adapter: AdapterUnderTest>: Sendable {
    typealias Answer = Resolution<Adapter.Tracker>
    typealias SetterAnswer = Resolution<Adapter.Setter>

    static var name: String { "vendor" }

    let adapter: Adapter

    /// The vendor that comes after it.
    let other = FakeAnalyticsProvider()
    private let stage: Stage
    private let sink = DryRun()

    /// - Parameters:
    ///   - makeSink: what stands before the records that the trial keeps.
    ///   - events: the factories of events, in the order they are asked.
    ///   - properties: the factories of properties, in the order they are asked.
    ///   - observer: sees what each vendor did with each call.
    init(
        sink makeSink: (DryRun) -> any RecordSink = { $0 },
        events: (Adapter) -> [any EventTrackerFactory<Adapter.Tracker>],
        properties: (Adapter) -> [any PropertySetterFactory<Adapter.Setter>] = { _ in [] },
        observer: RouteObserver? = nil
    ) {
        adapter = Adapter(sink: makeSink(sink))
        let provider = adapter.provider(
            named: Self.name,
            events: CompositeEventTrackerFactory(events(adapter)),
            properties: CompositePropertySetterFactory(properties(adapter))
        )
        stage = Stage(
            [provider, other.heraldProvider()],
            over: [adapter.instance],
            observer: observer
        )
    }

    /// A chain of one factory that claims every event with one tracker.
    static var claiming: Trial {
        Trial(events: { adapter in
            [WrittenFactory { .claimed([adapter.tracker(for: $0)]) }]
        })
    }

    var herald: Herald { stage.herald }
    var failures: [AnalyticsFailure] { stage.failures }
    var records: [VendorRecord] { sink.records }
    var names: [String] { records.map(\.name) }

    /// All that the vendor gets for each record.
    var texts: [String] { records.map { $0.envelope + $0.body } }

    /// A failure of the adapter's part of a `track`.
    static func failure(of event: String, _ error: any Error) -> AnalyticsFailure {
        AnalyticsFailure(provider: name, operation: .track(eventName: event), error: error)
    }
}

/// Drops its records.
struct Discarding: RecordSink {
    func accept(_ records: [VendorRecord]) {}
}
