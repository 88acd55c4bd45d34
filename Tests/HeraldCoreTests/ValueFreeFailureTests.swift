import HeraldCore
import Testing

/// No value of an event, property, person or error comes out of what a reporter or observer gets.
@Suite struct ValueFreeFailureTests {
    @Test(arguments: CanaryError.allCases)
    func `the same search finds the canary in the error itself`(kind: CanaryError) {
        #expect(!Search.ways(in: kind.error, show: canary).isEmpty)
    }

    @Test func `the same search finds the canary in an event, a property and a user id`() {
        #expect(Search.ways(in: CanaryEvent(), show: canary).count == 4)
        #expect(Search.ways(in: CanaryProperty(), show: canary).count == 4)
        #expect(Search.ways(in: Identity(userId: canary).userId, show: canary).count == 4)
    }

    @Test func `an identity shows its id in no way`() {
        let identity = Identity(userId: canary)
        #expect(identity.userId == canary)
        #expect(Search.ways(in: identity, show: canary) == [])
        #expect(Search.ways(in: [Identity?.some(identity): [identity]], show: canary) == [])
        #expect("\(identity)" == "Identity(…)")
    }

    @Test(arguments: CanaryError.allCases)
    func `an error's summary is its type, domain and code`(kind: CanaryError) {
        let summary = ErrorSummary(kind.error)
        #expect(summary.description == kind.summary)
        #expect(summary.reason == nil && summary.rule == nil)
        #expect(Search.ways(in: summary, show: canary) == [])
    }

    @Test(arguments: CanaryError.allCases)
    func `what a tracker, a setter and a service throw stays in`(kind: CanaryError) {
        let failures = Log<AnalyticsFailure>()
        let reports = Log<RouteReport>()
        let herald = Self.herald(failing: kind, failures, reports)
        herald.track(CanaryEvent())
        herald.set(CanaryProperty())
        herald.identify(Identity(userId: canary))
        #expect(
            failures.entries.map(\.description) == [
                "sample failed on Track(opened): \(kind.summary)",
                "sample failed on SetProperty(seat): \(kind.summary)",
                "sample failed on Identify: \(kind.summary)",
            ]
        )
        for failure in failures.entries { #expect(Search.ways(in: failure, show: canary) == []) }
        #expect(reports.entries.map(\.failures) == failures.entries.map { [$0] })
        for report in reports.entries { #expect(Search.ways(in: report, show: canary) == []) }
    }

    @Test func `an event or property that nobody mapped stays in`() {
        let failures = Log<AnalyticsFailure>()
        let service = SampleAnalyticsTrackerService(
            [RequireMappedSampleEventTrackerFactory()],
            [RequireMappedSamplePropertySetterFactory()]
        )
        let herald = Herald(
            providers: [HeraldProvider(name: "sample", events: service, properties: service)],
            clock: .still,
            errorReporter: { failures.append($0) }
        )
        herald.track(CanaryEvent())
        herald.set(CanaryProperty())
        #expect(
            failures.entries.map(\.error.reason) == [
                "No factory answered for event 'opened' (CanaryEvent), so it wasn't sent. To fix, "
                    + "add a factory for it, or end the chain with the generic one.",
                "No factory answered for property 'seat' (CanaryProperty), so it wasn't set. To "
                    + "fix, add a factory for it, or end the chain with the generic one.",
            ]
        )
        for failure in failures.entries { #expect(Search.ways(in: failure, show: canary) == []) }
    }

    @Test func `the errors for what nobody mapped hold no event and no property`() {
        let event = #expect(throws: UnhandledEventError.self) {
            try RequireMappedSampleEventTrackerFactory().create(CanaryEvent())
        }
        let property = #expect(throws: UnhandledPropertyError.self) {
            try RequireMappedSamplePropertySetterFactory().create(CanaryProperty())
        }
        #expect(event?.eventName == "opened" && property?.propertyName == "seat")
        #expect(Search.ways(in: event as Any, show: canary) == [])
        #expect(Search.ways(in: property as Any, show: canary) == [])
    }

    @Test func `a handle and a Herald show nothing of the call they are in`() {
        let ways = Log<[String]>()
        let caller = Caller()
        let service = ActingService { _ in
            ways.append(Search.ways(in: Herald.failureHandle as Any, show: canary))
            caller.use { ways.append(Search.ways(in: $0, show: canary)) }
        }
        let herald = Herald(
            providers: [HeraldProvider(name: "sample", events: service, identity: service)],
            clock: .still,
            errorReporter: { _ in }
        )
        caller.attach(herald)
        herald.track(CanaryEvent())
        herald.identify(Identity(userId: canary))
        #expect(ways.entries == [[], [], [], []])
    }

    private static func herald(
        failing kind: CanaryError,
        _ failures: Log<AnalyticsFailure>,
        _ reports: Log<RouteReport>
    ) -> Herald {
        let service = SampleAnalyticsTrackerService(
            [WrittenFactory { _ in .claimed([ActingTracker { throw kind.error }]) }],
            [WrittenSetterFactory { _ in throw kind.error }]
        )
        let provider = HeraldProvider(
            name: "sample",
            events: service,
            properties: service,
            identity: ActingService { _ in Herald.reportFailure(kind.error) }
        )
        return Herald(
            providers: [provider],
            clock: .still,
            routeObserver: { reports.append($0) },
            errorReporter: { failures.append($0) }
        )
    }
}
