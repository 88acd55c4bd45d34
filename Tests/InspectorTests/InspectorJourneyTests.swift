import HeraldCore
import HeraldTesting
import Testing

@testable import Inspector

@Suite struct InspectorJourneyTests {
    private let analytics = FakeAnalyticsProvider()

    private func journey() -> InspectorJourney {
        InspectorJourney(
            timeline: InspectorTimeline { { _, _ in [:] } },
            vendors: ["firebase", "mixpanel"],
            instrumentation: DefaultInspectorInstrumentation(events: analytics),
            events: analytics
        )
    }

    @Test func `a filter is tracked by its parts`() throws {
        var journey = journey()
        let filter = InspectorFilter(vendor: "mixpanel", kind: .event, outcome: .dropped)
        try journey.show(filter)
        #expect(journey.filter == filter)
        analytics.expectParameters(
            of: InspectorFiltered.self,
            are: ["vendor": "mixpanel", "kind": "event", "outcome": "dropped"]
        )
    }

    @Test func `a vendor that isn't there is refused, with those that are`() {
        var journey = journey()
        #expect(throws: UnknownVendor(known: ["firebase", "mixpanel"])) {
            try journey.show(InspectorFilter(vendor: "hotjar"))
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
            timeline: InspectorTimeline { { _, _ in [:] } },
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
