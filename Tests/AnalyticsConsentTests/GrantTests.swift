import AnalyticsConsent
import HeraldCore
import HeraldTesting
import Testing

@Suite struct GrantTests {
    private let vendor = FakeAnalyticsProvider()
    private let plain = FakeAnalyticsProvider()

    private func launched(_ state: ConsentState = .undecided, queued: Int = 0) -> Stage {
        let stage = Stage(
            ConsentedProvider(vendor, for: .analytics),
            .eventsOnly(plain),
            consent: ConsentMemory(state),
            queued: queued
        )
        stage.analytics.launch()
        return stage
    }

    @Test func `a first grant starts, identifies, turns on, sets properties, replays`() throws {
        let stage = launched()
        stage.analytics.set(Seat("window"))
        stage.analytics.set(Fare("day"))
        stage.signIn("rider")
        stage.track(1, 2)
        stage.analytics.set(Fare("month"))
        stage.track(3)
        try stage.decide(.granted)
        #expect(
            vendor.records == [
                .started, .rider("rider"), .enabledSet(true), .seat("window"), .fare("day"),
                .step(1), .step(2), .fare("month"), .step(3),
            ]
        )
        #expect(plain.records == [.step(1), .step(2), .step(3)])
        #expect(stage.analytics.counts.held == 0)
    }

    @Test func `a grant with nobody signed in identifies nobody`() throws {
        let stage = launched()
        try stage.decide(.granted)
        #expect(vendor.records == [.started, .enabledSet(true)])
    }

    @Test func `a second grant replays who is signed in and the latest properties, no events`()
        throws
    {
        let stage = launched()
        stage.signIn("first")
        stage.analytics.set(Seat("window"))
        stage.track(1)
        try stage.decide(.denied)
        stage.track(2)
        try stage.decide(.granted)
        vendor.clear()
        try stage.decide(.denied)
        stage.signIn("second")
        stage.analytics.set(Seat("aisle"))
        stage.analytics.set(Fare("day"))
        stage.track(3)
        try stage.decide(.granted)
        stage.track(4)
        #expect(
            vendor.records == [
                .reset, .enabledSet(false), .rider("second"), .enabledSet(true), .seat("aisle"),
                .fare("day"), .step(4),
            ]
        )
        #expect(plain.records == [.step(4)])
    }

    @Test func `a grant of what is granted changes nothing`() throws {
        let stage = launched(.granted, queued: 3)
        stage.track(1)
        let decisions = stage.analytics.decisions
        try stage.decide(.granted)
        #expect(vendor.records == [.started, .enabledSet(true), .step(1)])
        #expect(stage.purges.entries.isEmpty)
        #expect(stage.analytics.decisions == decisions)
    }

    @Test func `a grant that cannot be stored is not in force`() throws {
        let stage = Stage(
            ConsentedProvider(vendor, for: .analytics),
            consent: FullConsentStore()
        )
        stage.analytics.launch()
        stage.track(1)
        #expect(throws: FullConsentStore.Full.self) { try stage.decide(.granted) }
        stage.track(2)
        #expect(vendor.records.isEmpty)
        #expect(stage.analytics.decisions == .none)
        #expect(stage.analytics.counts.held == 2)
    }

    @Test func `the person is saved from the grant on`() throws {
        let stage = launched()
        stage.signIn("first")
        try stage.decide(.granted)
        stage.signIn("second")
        stage.analytics.reset()
        let saves = stage.identities.saves.map { $0?.userId }
        #expect(saves == [nil, "first", "second", nil])
    }
}

/// A store on a full disk.
private struct FullConsentStore: ConsentStore {
    struct Full: Error {}

    func snapshot() -> ConsentSnapshot { .none }
    func decide(_ state: ConsentState, for purpose: Purpose) throws { throw Full() }
}
