import HeraldCore
import HeraldTesting
import Testing

@testable import Inspector

/// The default and the double, through one table.
@Suite struct InspectorInstrumentationTests {
    /// A hook, with what the default makes of it.
    private static let hooks:
        [(call: RecordingInspectorInstrumentation.Call, event: AnalyticsRecord)] = [
            (.filtered(.all), .tracked(InspectorFiltered(filter: .all))),
            (
                .filtered(InspectorFilter(vendor: "mixpanel")),
                .tracked(InspectorFiltered(filter: InspectorFilter(vendor: "mixpanel")))
            ),
            (.cleared, .tracked(InspectorCleared())),
            (
                .advertisementShown(.simulated),
                .tracked(AdImpression(advertisement: .simulated))
            ),
        ]

    @Test(arguments: hooks.indices)
    func `a hook is told once, in any order`(first: Int) {
        let order = Self.hooks[first...] + Self.hooks[..<first]
        let analytics = FakeAnalyticsProvider()
        let standard = DefaultInspectorInstrumentation(events: analytics)
        let recording = RecordingInspectorInstrumentation()
        for instrumentation in [standard, recording] as [any InspectorInstrumentation] {
            for hook in order { Self.make(hook.call, on: instrumentation) }
        }
        #expect(analytics.records == order.map(\.event))
        #expect(recording.calls == order.map(\.call))
    }

    private static func make(
        _ call: RecordingInspectorInstrumentation.Call,
        on instrumentation: any InspectorInstrumentation
    ) {
        switch call {
        case .filtered(let filter): instrumentation.filtered(by: filter)
        case .cleared: instrumentation.cleared()
        case .advertisementShown(let shown): instrumentation.advertisementShown(shown)
        }
    }
}
