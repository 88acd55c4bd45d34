import HeraldCore
import Testing

@Suite struct RouteReportTests {
    private let reports = Log<RouteReport>()

    private func herald(_ providers: HeraldProvider...) -> Herald {
        Herald(
            providers: providers,
            clock: .still,
            routeObserver: { [reports] in reports.append($0) }
        )
    }

    private var texts: [ReportText] { reports.entries.map(ReportText.init) }

    @Test(arguments: RouteExample.allCases)
    func `a report says who answered, with what, which trackers ran, and what failed`(
        example: RouteExample
    ) {
        let service = SampleAnalyticsTrackerService(example.factories)
        herald(HeraldProvider(name: "sample", events: service)).track(Boarded())
        #expect(texts == [example.report])
    }

    @Test(arguments: RouteExample.allCases)
    func `a decorator of the service changes nothing of the report`(example: RouteExample) {
        let service = Decorator(inner: SampleAnalyticsTrackerService(example.factories))
        herald(HeraldProvider(name: "sample", events: service)).track(Boarded())
        #expect(texts == [example.report])
    }

    @Test func `no report holds anything of the one before it`() {
        let all = RouteExample.allCases
        let providers = all.enumerated().map { position, example in
            HeraldProvider(
                name: "\(position)",
                events: SampleAnalyticsTrackerService(example.factories)
            )
        }
        let herald = Herald(
            providers: providers,
            clock: .still,
            routeObserver: { [reports] in reports.append($0) }
        )
        for _ in 1...2 { herald.track(Boarded()) }
        let expected = all.enumerated().map { position, example in
            example.report.of(.track(eventName: "boarded"), provider: "\(position)")
        }
        #expect(texts == expected + expected)
    }

    @Test func `a decorator that swallows the event leaves no factory and no tracker`() {
        let service = Decorator(
            inner: SampleAnalyticsTrackerService([GenericSampleEventTrackerFactory()]),
            lets: { _ in false }
        )
        herald(HeraldProvider(name: "sample", events: service)).track(Boarded())
        #expect(texts == [ReportText(.claimed, nil)])
    }

    @Test func `the factory's module is the vendor's for those known by an alias`() {
        herald(
            .sample("a", RequireMappedSampleEventTrackerFactory()),
            .sample("b", GenericSampleEventTrackerFactory())
        ).track(Boarded())
        #expect(
            reports.entries.map { $0.factory?.module } == ["HeraldCoreTests", "HeraldCoreTests"]
        )
        #expect(reports.entries[1].trackers.map(\.module) == ["HeraldCoreTests"])
    }

    @Test func `properties are reported as events are`() {
        let chains: [[any SamplePropertySetterFactory]] = [
            [WrittenSetterFactory { _ in .declined }, GenericSamplePropertySetterFactory()],
            [WrittenSetterFactory { _ in .dropped }, GenericSamplePropertySetterFactory()],
            [GenericSamplePropertySetterFactory { _ in throw SampleError() }],
            [RequireMappedSamplePropertySetterFactory()],
            [],
        ]
        for chain in chains {
            let service = SampleAnalyticsTrackerService([], chain)
            herald(HeraldProvider(name: "sample", properties: service)).set(Seat())
        }
        let generic = "GenericSamplePropertySetterFactory"
        let expected = [
            ReportText(.claimed, generic, ["ActingSetter"]),
            ReportText(.dropped, "WrittenSetterFactory"),
            ReportText(.failed, generic, ["ActingSetter"], failures: ["SampleError"]),
            ReportText(
                .failed,
                "RequireMappedSamplePropertySetterFactory",
                failures: ["UnhandledPropertyError"]
            ),
            ReportText(.declined, nil),
        ]
        #expect(texts == expected.map { $0.of(.setProperty(propertyName: "seat")) })
    }

    @Test func `the other calls are reported for each vendor that has them`() {
        let service = ActingService { _ in }
        let herald = herald(
            HeraldProvider(name: "a", identity: service, lifecycle: service, consent: service),
            HeraldProvider(name: "b", lifecycle: service)
        )
        herald.start()
        herald.identify(Identity(userId: "rider"))
        herald.setEnabled(false)
        herald.flush()
        herald.reset()
        herald.track(Boarded())
        let taken = ReportText(.claimed, nil)
        #expect(
            texts == [
                taken.of(.start, provider: "a"), taken.of(.start, provider: "b"),
                taken.of(.identify, provider: "a"), taken.of(.setEnabled(false), provider: "a"),
                taken.of(.flush, provider: "a"), taken.of(.flush, provider: "b"),
                taken.of(.reset, provider: "a"),
            ]
        )
    }
}

/// A service around a service, which may keep events to itself.
private struct Decorator: EventTrackerService {
    let inner: SampleAnalyticsTrackerService
    var lets: @Sendable (any Event) -> Bool = { _ in true }

    func track(_ event: any Event) {
        if lets(event) { inner.track(event) }
    }
}
