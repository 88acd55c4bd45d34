import AnalyticsConsent
import HeraldCore
import HeraldTesting
import Testing

/// Each purpose is decided for itself.
@Suite struct PurposeTests {
    private let analytics = FakeAnalyticsProvider()
    private let attribution = FakeAnalyticsProvider()
    private let diagnostics = FakeAnalyticsProvider()

    private func launched() -> Stage {
        let stage = Stage(
            ConsentedProvider(analytics, "analytics", for: .analytics),
            ConsentedProvider(attribution, "attribution", for: .attribution),
            ConsentedProvider(diagnostics, "diagnostics", for: .diagnostics)
        )
        stage.analytics.launch()
        return stage
    }

    @Test func `each purpose's grant replays the same events to its own providers`() throws {
        let stage = launched()
        stage.track(1)
        try stage.analytics.decide(.granted, for: .analytics)
        stage.track(2)
        try stage.analytics.decide(.granted, for: .attribution)
        stage.track(3)
        #expect(analytics.records == [.started, .enabledSet(true), .step(1), .step(2), .step(3)])
        #expect(attribution.records == analytics.records)
        #expect(diagnostics.records.isEmpty)
        #expect(stage.analytics.counts.held == 3)
    }

    @Test func `a later grant replays with the time that the events were made at`() throws {
        let stage = launched()
        stage.track(1)
        try stage.analytics.decide(.granted, for: .analytics)
        try stage.analytics.decide(.granted, for: .attribution)
        let routes = stage.routes.entries.map(\.text).filter { $0.contains("claimed Track") }
        #expect(
            routes == [
                "analytics claimed Track(1) as 2 at 20", "attribution claimed Track(1) as 2 at 20",
            ]
        )
    }

    @Test func `an event is counted once for each purpose that it waits for or is kept from`()
        throws
    {
        let stage = launched()
        stage.track(1, 2)
        #expect(stage.analytics.counts.held == 6)
        try stage.analytics.decide(.denied, for: .diagnostics)
        try stage.analytics.decide(.granted, for: .analytics)
        stage.track(3)
        #expect(stage.analytics.counts.held == 3)
        #expect(stage.analytics.counts.forgotten == 2)
        #expect(stage.analytics.counts.blocked == 1)
    }

    @Test func `two providers of a purpose count an event once, and are purged once`() throws {
        let stage = Stage(
            ConsentedProvider(analytics, "one", for: .analytics),
            ConsentedProvider(attribution, "two", for: .analytics),
            queued: 5
        )
        stage.analytics.launch()
        stage.track(1)
        #expect(stage.analytics.counts.held == 1)
        try stage.decide(.granted)
        try stage.decide(.denied)
        stage.track(2)
        #expect(stage.analytics.counts.blocked == 1)
        #expect(stage.analytics.counts.purged == 5)
        #expect(attribution.records == analytics.records)
    }

    @Test func `a denial of one purpose takes nothing from the others`() throws {
        let stage = launched()
        stage.signIn("rider")
        for purpose in Purpose.allCases { try stage.analytics.decide(.granted, for: purpose) }
        try stage.analytics.decide(.denied, for: .attribution)
        stage.track(1)
        let open: [AnalyticsRecord] = [.started, .rider("rider"), .enabledSet(true)]
        #expect(analytics.records == open + [.step(1)])
        #expect(diagnostics.records == open + [.step(1)])
        #expect(attribution.records == open + [.reset, .enabledSet(false)])
        #expect(stage.purges.entries == [.attribution])
        #expect(stage.identities.load() == Identity(userId: "rider"))
    }
}
