import HeraldCore

/// A tracker that does what it is told.
struct ActingTracker: SampleEventTracker {
    let act: @Sendable () throws -> Void

    func track() throws { try act() }
}

/// Another one, to tell trackers of two types apart.
struct SecondTracker: SampleEventTracker {
    let act: @Sendable () throws -> Void

    func track() throws { try act() }
}

struct ActingSetter: SamplePropertySetter {
    let act: @Sendable () throws -> Void

    func set() throws { try act() }
}

/// A factory that may answer for any event, as one writes it by hand.
struct WrittenFactory: SampleEventTrackerFactory {
    let answer: @Sendable (any Event) throws -> SampleResolution

    func create(_ event: any Event) throws -> SampleResolution { try answer(event) }
}

struct WrittenSetterFactory: SamplePropertySetterFactory {
    let answer: @Sendable (any Property) throws -> Resolution<any SamplePropertySetter>

    func create(_ property: any Property) throws -> Resolution<any SamplePropertySetter> {
        try answer(property)
    }
}

/// A catch-all that makes a tracker for each event.
struct GenericSampleEventTrackerFactory: SampleEventTrackerFactory, FallbackFactory {
    var send: @Sendable (any Event, [String: AnalyticsValue]) throws -> Void = { _, _ in }

    func create(_ event: any Event) -> SampleResolution {
        .claimed([ActingTracker { [send] in try send(event, event.parameters) }])
    }
}

/// The same, which can also send without a tracker.
struct DirectSampleEventTrackerFactory: SampleEventTrackerFactory, FallbackFactory,
    DirectEventTrackerFactory
{
    var send: @Sendable (any Event, [String: AnalyticsValue]) throws -> Void = { _, _ in }

    var direct: DirectEventTracker { DirectEventTracker(as: ActingTracker.self, send: send) }

    func create(_ event: any Event) -> SampleResolution {
        .claimed([ActingTracker { [send] in try send(event, event.parameters) }])
    }
}

struct GenericSamplePropertySetterFactory: SamplePropertySetterFactory, FallbackFactory {
    var send: @Sendable (any Property) throws -> Void = { _ in }

    func create(_ property: any Property) -> Resolution<any SamplePropertySetter> {
        .claimed([ActingSetter { [send] in try send(property) }])
    }
}

/// A decorator of a factory.
struct Wrapper: SampleEventTrackerFactory, WrappingFactory {
    let inner: any SampleEventTrackerFactory

    init(_ inner: any SampleEventTrackerFactory) {
        self.inner = inner
    }

    var wrapped: Any { inner }

    func create(_ event: any Event) throws -> SampleResolution { try inner.create(event) }
}
