import AnalyticsConsent
import HeraldCore
import HeraldTesting
import Testing

/// Decisions that another process stores, which these analytics meet in their next call's turn.
@Suite struct OtherProcessTests {
    private let vendor = FakeAnalyticsProvider()

    private func launched(_ state: ConsentState) -> Stage {
        let stage = Stage(
            ConsentedProvider(vendor, for: .analytics),
            consent: ConsentMemory(state),
            queued: 2
        )
        stage.analytics.launch()
        return stage
    }

    @Test func `a grant is noticed before the next event`() throws {
        let stage = launched(.undecided)
        stage.track(1)
        try stage.decideElsewhere(.granted)
        #expect(vendor.records.isEmpty)
        stage.track(2)
        #expect(vendor.records == [.started, .enabledSet(true), .step(1), .step(2)])
    }

    @Test(arguments: [ConsentState.denied, .undecided])
    func `consent that is taken back is noticed before the next event`(state: ConsentState) throws {
        let stage = launched(.granted)
        stage.signIn("rider")
        vendor.clear()
        try stage.decideElsewhere(state)
        stage.track(1)
        #expect(vendor.records == [.reset, .enabledSet(false)])
        #expect(stage.analytics.counts.purged == 2)
        #expect(stage.analytics.counts.blocked == (state == .denied ? 1 : 0))
        #expect(stage.analytics.counts.held == (state == .undecided ? 1 : 0))
    }

    @Test func `a change is noticed by a call that is no event`() throws {
        let stage = launched(.granted)
        vendor.clear()
        try stage.decideElsewhere(.denied)
        stage.signIn("rider")
        stage.analytics.flush()
        #expect(vendor.records == [.reset, .enabledSet(false)])
    }

    @Test func `a denial and a grant at once do not replay what was held before`() throws {
        let stage = launched(.undecided)
        stage.signIn("rider")
        stage.analytics.set(Seat("window"))
        stage.track(1)
        try stage.decideElsewhere(.denied, .granted)
        stage.track(2)
        #expect(
            vendor.records == [
                .started, .rider("rider"), .enabledSet(true), .seat("window"), .step(2),
            ]
        )
        #expect(stage.analytics.counts.forgotten == 1)
    }

    @Test func `a denial and a grant at once still take back what was granted before`() throws {
        let stage = launched(.granted)
        stage.signIn("rider")
        stage.track(1)
        vendor.clear()
        try stage.decideElsewhere(.denied, .granted)
        stage.track(2)
        #expect(
            vendor.records == [
                .reset, .enabledSet(false), .rider("rider"), .enabledSet(true), .step(2),
            ]
        )
        #expect(stage.purges.entries == [.analytics])
    }

    @Test func `a denial and a question at once do not keep what was held before`() throws {
        let stage = launched(.undecided)
        stage.track(1)
        try stage.decideElsewhere(.denied, .undecided)
        stage.track(2)
        try stage.decide(.granted)
        #expect(vendor.records == [.started, .enabledSet(true), .step(2)])
        #expect(stage.analytics.counts.forgotten == 1)
    }

    @Test func `a decision for one purpose leaves the others alone`() throws {
        let stage = launched(.undecided)
        stage.track(1)
        try stage.decideElsewhere(.denied, .granted, for: .attribution)
        try stage.decide(.granted)
        #expect(vendor.records == [.started, .enabledSet(true), .step(1)])
    }

    @Test func `analytics over one store take each other's decisions`() throws {
        let other = FakeAnalyticsProvider()
        let one = launched(.undecided)
        let two = Stage(
            ConsentedProvider(other, for: .analytics),
            consent: one.consent
        )
        two.analytics.launch()
        two.track(1)
        try one.decide(.granted)
        two.track(2)
        try two.decide(.denied)
        one.track(3)
        #expect(other.records.prefix(4) == [.started, .enabledSet(true), .step(1), .step(2)])
        #expect(vendor.records == [.started, .enabledSet(true), .reset, .enabledSet(false)])
    }
}
