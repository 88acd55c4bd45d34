import HeraldCore
import HeraldTesting
import Testing

@testable import Inspector

@Suite struct InspectorJourneyTests {
    private let analytics = FakeAnalyticsProvider()
    private let timeline = InspectorTimeline { { _, _ in [:] } }

    /// What tells the timeline of calls.
    private func herald() -> Herald {
        Herald(
            providers: [HeraldProvider(name: "mixpanel", events: FakeAnalyticsProvider())],
            clock: HeraldClock(now: { Timestamp(microseconds: 1) }),
            process: 1 << 64,
            routeObserver: timeline.observe,
            errorReporter: { _ in }
        )
    }

    private func journey() -> InspectorJourney {
        InspectorJourney(
            timeline: timeline,
            vendors: ["firebase", "mixpanel"],
            instrumentation: DefaultInspectorInstrumentation(events: analytics),
            events: analytics
        )
    }

    @Test func `a filter is tracked by its parts`() throws {
        var journey = journey()
        herald().track(InspectorCleared())
        let filter = InspectorFilter(
            vendor: "mixpanel",
            kind: .event,
            outcome: .dropped,
            delivery: .inDoubt,
            event: "inspector_cleared"
        )
        try journey.show(filter)
        #expect(journey.filter == filter)
        analytics.expectParameters(
            of: InspectorFiltered.self,
            are: [
                "vendor": "mixpanel", "kind": "event", "outcome": "dropped", "delivery": "in_doubt",
                "event": "inspector_cleared",
            ]
        )
    }

    @Test func `a vendor that isn't there is refused, with those that are`() {
        var journey = journey()
        #expect(throws: UnknownFilter.vendor(known: ["firebase", "mixpanel"])) {
            try journey.show(InspectorFilter(vendor: "hotjar"))
        }
        #expect(journey.filter == .all)
        analytics.expectNotTracked("inspector_filtered")
    }

    @Test func `an event that wasn't tracked is refused, with those that were`() {
        var journey = journey()
        let herald = self.herald()
        herald.track(InspectorCleared())
        herald.track(AdImpression(advertisement: .simulated))
        herald.track(InspectorCleared())
        let known = ["ad_impression", "inspector_cleared"]
        #expect(journey.eventNames == known)
        #expect(throws: UnknownFilter.event(known: known)) {
            try journey.show(InspectorFilter(event: "rider@example.com"))
        }
        #expect(journey.filter == .all)
        analytics.expectNotTracked("inspector_filtered")
    }

    @Test func `leaving forgets the filter`() throws {
        var journey = journey()
        journey.open()
        try journey.show(InspectorFilter(kind: .event))
        journey.leave()
        #expect(journey.filter == .all)
    }

    @Test func `the journey names no event: its instrumentation is told what happened`() throws {
        let recording = RecordingInspectorInstrumentation()
        var journey = InspectorJourney(
            timeline: timeline,
            vendors: ["firebase"],
            instrumentation: recording,
            events: analytics
        )
        try journey.show(InspectorFilter(vendor: "firebase"))
        journey.clear()
        journey.showAdvertisement()
        #expect(
            recording.calls == [
                .filtered(InspectorFilter(vendor: "firebase")), .cleared,
                .advertisementShown(.simulated),
            ]
        )
        #expect(analytics.events.allSatisfy { $0.name == "user_action" })
    }

    @Test func `each tap comes before what it leads to`() {
        let journey = journey()
        journey.clear()
        journey.showAdvertisement()
        #expect(
            analytics.events.map(\.name) == [
                "user_action", "inspector_cleared", "user_action", "ad_impression",
            ]
        )
    }
}
