import AnalyticsConsent
import HeraldCore
import HeraldTesting
import Testing

@Suite struct DenialTests {
    private let vendor = FakeAnalyticsProvider()
    private let plain = FakeAnalyticsProvider()

    private func launched(_ state: ConsentState, queued: Int = 0) -> Stage {
        let stage = Stage(
            ConsentedProvider(vendor, for: .analytics),
            .eventsOnly(plain),
            consent: ConsentMemory(state),
            queued: queued
        )
        stage.analytics.launch()
        return stage
    }

    @Test func `a denial resets and turns off the vendor, and nothing comes after`() throws {
        let stage = launched(.granted)
        stage.signIn("rider")
        stage.track(1)
        try stage.decide(.denied)
        stage.track(2, 3)
        stage.analytics.set(Seat("window"))
        stage.signIn("other")
        stage.analytics.flush()
        stage.analytics.reset()
        #expect(
            vendor.records == [
                .started, .enabledSet(true), .rider("rider"), .step(1), .reset, .enabledSet(false),
            ]
        )
        #expect(plain.records == [.step(1)])
        #expect(stage.analytics.counts.blocked == 2)
    }

    @Test func `what is queued is purged once, and counted`() throws {
        let stage = launched(.granted, queued: 7)
        try stage.decide(.denied)
        stage.track(1)
        try stage.decide(.denied)
        #expect(stage.purges.entries == [.analytics])
        #expect(stage.analytics.counts.purged == 7)
        try stage.decide(.granted)
        try stage.decide(.denied)
        #expect(stage.purges.entries == [.analytics, .analytics])
        #expect(stage.analytics.counts.purged == 14)
    }

    @Test func `held events are forgotten, and a vendor that never started hears nothing`() throws {
        let stage = launched(.undecided)
        stage.track(1, 2, 3)
        try stage.decide(.denied)
        #expect(stage.analytics.counts.held == 0)
        #expect(stage.analytics.counts.forgotten == 3)
        #expect(vendor.records.isEmpty)
    }

    @Test func `who is signed in is forgotten with the last grant that a vendor has`() throws {
        let stage = launched(.granted)
        stage.signIn("rider")
        try stage.analytics.decide(.denied, for: .attribution)
        #expect(stage.identities.load() == Identity(userId: "rider"))
        try stage.analytics.decide(.denied, for: .analytics)
        #expect(stage.identities.load() == nil)
        stage.signIn("other")
        #expect(stage.identities.load() == nil)
        // Diagnostics are granted still, but no vendor is there for them.
        #expect(stage.analytics.decisions[.diagnostics].state == .granted)
    }

    @Test func `a decision keeps who another process signed in`() throws {
        let stage = launched(.granted)
        stage.identities.save(Identity(userId: "of another process"))
        try stage.analytics.decide(.denied, for: .diagnostics)
        #expect(stage.identities.load() == Identity(userId: "of another process"))
    }

    @Test func `a grant after a sign-out shows nothing of the old person`() throws {
        let stage = launched(.granted)
        stage.signIn("rider")
        stage.analytics.set(Seat("window"))
        try stage.decide(.denied)
        stage.analytics.reset()
        stage.analytics.set(Fare("day"))
        vendor.clear()
        try stage.decide(.granted)
        #expect(vendor.records == [.enabledSet(true), .fare("day")])
    }

    @Test func `a denial is in force after a relaunch`() throws {
        let first = launched(.granted)
        first.signIn("rider")
        try first.decide(.denied)
        for purpose in Purpose.allCases { try first.analytics.decide(.denied, for: purpose) }
        vendor.clear()
        let second = Stage(
            ConsentedProvider(vendor, for: .analytics),
            consent: first.consent,
            identities: first.identities
        )
        second.analytics.launch()
        second.track(1)
        try second.decide(.granted)
        second.track(2)
        #expect(vendor.records == [.started, .enabledSet(true), .step(2)])
    }
}
