import HeraldCore
import HeraldTesting
import Testing

@testable import Inspector

@Suite struct InspectorTimelineTests {
    private struct Noted: Event {
        let name: String
        var parameters: [String: AnalyticsValue] { ["canary": "value-4711"] }
    }

    private struct Lost: Error {}

    private let timeline: InspectorTimeline
    private let herald: Herald

    init() {
        self.init(capacity: 200)
    }

    private init(capacity: Int) {
        let timeline = InspectorTimeline(capacity: capacity) {
            { vendor, sequence in vendor == "first" ? [.delivered: sequence] : [:] }
        }
        self.timeline = timeline
        let first = FakeAnalyticsProvider()
        herald = Herald(
            providers: [
                HeraldProvider(
                    name: "first",
                    events: first,
                    properties: first,
                    identity: first,
                    lifecycle: first,
                    consent: first
                ),
                HeraldProvider(name: "second", events: FakeAnalyticsProvider()),
            ],
            clock: HeraldClock(now: { Timestamp(microseconds: 1) }),
            process: 1 << 64,
            routeObserver: timeline.observe,
            errorReporter: { _ in }
        )
    }

    @Test func `a call is one entry with each vendor's part`() throws {
        herald.track(Noted(name: "noted"))
        let entry = try #require(timeline.entries().first)
        #expect(timeline.entries().count == 1)
        #expect(entry.operation == .track(eventName: "noted"))
        #expect(entry.routes.map(\.vendor) == ["first", "second"])
        #expect(entry.routes.map(\.outcome) == [.claimed, .claimed])
    }

    @Test func `the newest is first, and the 201st pushes the first out`() {
        for number in 1...201 { herald.track(Noted(name: "event_\(number)")) }
        let entries = timeline.entries()
        #expect(entries.count == 200)
        #expect(entries.first?.operation == .track(eventName: "event_201"))
        #expect(entries.last?.operation == .track(eventName: "event_2"))
    }

    @Test func `a record's fate is asked for when it is shown`() throws {
        herald.track(Noted(name: "noted"))
        let routes = try #require(timeline.entries().first).routes
        #expect(routes.map(\.deliveries) == [[.delivered: 1], [:]])
    }

    @Test func `what became of the records of several calls is a sum`() {
        for number in 1...3 { herald.track(Noted(name: "event_\(number)")) }
        #expect(timeline.entries().deliveries == ["first": [.delivered: 1 + 2 + 3]])
        #expect(timeline.entries(InspectorFilter(vendor: "second")).deliveries == [:])
    }

    @Test func `filters narrow down by vendor, kind and outcome`() {
        herald.track(Noted(name: "noted"))
        herald.identify(Identity(userId: "rider-1"))
        #expect(timeline.entries(InspectorFilter(kind: .identity)).map(\.kind) == [.identity])
        #expect(timeline.entries(InspectorFilter(kind: .consent)).isEmpty)
        let second = timeline.entries(InspectorFilter(vendor: "second", kind: .event))
        #expect(second.map { $0.routes.map(\.vendor) } == [["second"]])
        #expect(timeline.entries(InspectorFilter(outcome: .failed)).isEmpty)
        #expect(timeline.entries(InspectorFilter(kind: .event, outcome: .claimed)).count == 1)
    }

    @Test func `filters narrow down by what became of a record`() {
        for number in 1...2 { herald.track(Noted(name: "event_\(number)")) }
        func numbers(_ filter: InspectorFilter) -> [Int] {
            timeline.entries(filter).map(\.sequence)
        }
        #expect(numbers(InspectorFilter(delivery: .delivered)) == numbers(.all))
        #expect(numbers(InspectorFilter(delivery: .inDoubt)) == [])
        #expect(numbers(InspectorFilter(vendor: "first", delivery: .delivered)).count == 2)
        #expect(numbers(InspectorFilter(vendor: "second", delivery: .delivered)) == [])
    }

    @Test func `an outcome and a delivery are one vendor's`() throws {
        let timeline = InspectorTimeline {
            { vendor, _ in vendor == "taker" ? [.queued: 1] : [:] }
        }
        let herald = Herald(
            providers: [
                HeraldProvider(name: "taker", events: FakeAnalyticsProvider()),
                HeraldProvider(name: "thrower", events: FailingAnalyticsProvider(error: Lost())),
            ],
            clock: HeraldClock(now: { Timestamp(microseconds: 1) }),
            process: 1 << 64,
            routeObserver: timeline.observe,
            errorReporter: { _ in }
        )
        herald.track(Noted(name: "noted"))
        #expect(timeline.entries(InspectorFilter(outcome: .failed)).count == 1)
        #expect(timeline.entries(InspectorFilter(outcome: .claimed, delivery: .queued)).count == 1)
        #expect(timeline.entries(InspectorFilter(outcome: .failed, delivery: .queued)).isEmpty)
    }

    @Test func `filters narrow down by the event's name`() {
        herald.track(Noted(name: "noted"))
        herald.track(Noted(name: "noticed"))
        herald.track(Noted(name: "noted"))
        let entries = timeline.entries(InspectorFilter(event: "noted"))
        #expect(entries.map(\.operation) == Array(repeating: .track(eventName: "noted"), count: 2))
        #expect(timeline.entries(InspectorFilter(event: "note")).isEmpty)
        #expect(timeline.events == ["noted", "noticed"].sorted())
    }

    @Test func `clearing forgets what was before it`() {
        herald.track(Noted(name: "before"))
        timeline.clear()
        herald.track(Noted(name: "after"))
        #expect(timeline.entries().map(\.operation) == [.track(eventName: "after")])
    }

    @Test func `no value and no user id is kept`() {
        herald.track(Noted(name: "noted"))
        herald.identify(Identity(userId: "rider-4711"))
        var text = ""
        dump(timeline.entries(), to: &text)
        #expect(text.contains("noted"))
        #expect(!text.contains("4711"))
    }
}
