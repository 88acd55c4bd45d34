import HeraldCore
import Testing

/// What a report says of failures that nothing threw, and of those that belong to nobody.
@Suite struct RouteFailureTests {
    private let reports = Log<RouteReport>()

    private func herald(_ services: any EventTrackerService...) -> Herald {
        Herald(
            providers: services.enumerated().map {
                HeraldProvider(name: "\($0.offset)", events: $0.element)
            },
            clock: .still,
            routeObserver: { [reports] in reports.append($0) }
        )
    }

    private var texts: [ReportText] { reports.entries.map(ReportText.init) }

    private static func reporting(_ error: any Error) -> ActingService {
        ActingService { _ in Herald.reportFailure(error) }
    }

    @Test func `what a tracker left out is in the report of a claim`() {
        let leaving = WrittenFactory { event in
            .claimed([
                ActingTracker {
                    Herald.reportFailure(Refusal(of: "boarded", key: "fare", rule: "Not finite."))
                }
            ])
        }
        herald(SampleAnalyticsTrackerService([leaving])).track(Boarded())
        let expected = ReportText(
            .claimed,
            "WrittenFactory",
            ["ActingTracker"],
            failures: ["Refusal"]
        )
        #expect(texts == [expected.of(.track(eventName: "boarded"), provider: "0")])
    }

    @Test func `what a direct tracker left out is in the report of a claim`() {
        let leaving = DirectSampleEventTrackerFactory { event, _ in
            Herald.reportFailure(Refusal(of: event.name, key: "fare", rule: "Not finite."))
        }
        herald(SampleAnalyticsTrackerService([leaving])).track(Boarded())
        #expect(reports.entries.map(\.outcome) == [.claimed])
        #expect(texts.map(\.failures) == [["Refusal"]])
        #expect(texts.map(\.trackers) == [["ActingTracker"]])
    }

    @Test func `a service of its own that reports a failure failed`() {
        herald(Self.reporting(SampleError()), ActingService { _ in }).track(Boarded())
        #expect(reports.entries.map(\.outcome) == [.failed, .claimed])
        #expect(texts.map(\.failures) == [["SampleError"], []])
    }

    @Test func `a service of its own that reports a refusal refused`() {
        herald(Self.reporting(Refusal(of: "boarded", rule: "Too long."))).track(Boarded())
        #expect(reports.entries.map(\.outcome) == [.refused])
    }

    @Test func `a failure that an observer reports is in no vendor's report`() {
        let log = reports
        let herald = Herald(
            providers: [
                HeraldProvider(name: "a", events: ActingService { _ in }),
                HeraldProvider(name: "b", events: ActingService { _ in }),
            ],
            clock: .still,
            routeObserver: { report in
                log.append(report)
                if report.provider == "a" { Herald.reportFailure(SampleError()) }
            }
        )
        herald.track(Boarded())
        #expect(log.entries.map(\.failures) == [[], []])
        #expect(log.entries.map(\.outcome) == [.claimed, .claimed])
    }

    @Test func `a failure that a scope reports is in no vendor's report`() {
        let log = reports
        let herald = Herald(
            providers: [HeraldProvider(name: "a", events: ActingService { _ in })],
            clock: .still,
            scope: { _, body in
                Herald.reportFailure(SampleError())
                body()
            },
            routeObserver: { log.append($0) }
        )
        herald.track(Boarded())
        #expect(log.entries.map(\.failures) == [[]])
        #expect(log.entries.map(\.outcome) == [.claimed])
    }
}
