import AnalyticsConsent
import HeraldCore
import HeraldTesting
import Testing

@Suite struct UndecidedTests {
    private let vendor = FakeAnalyticsProvider()
    private let plain = FakeAnalyticsProvider()

    private func launched() -> Stage {
        let stage = Stage(ConsentedProvider(vendor, for: .analytics), .eventsOnly(plain))
        stage.analytics.launch()
        return stage
    }

    @Test func `no vendor is called and nobody is saved`() {
        let stage = launched()
        stage.signIn("rider")
        stage.analytics.set(Seat("window"))
        stage.track(1)
        stage.analytics.flush()
        stage.analytics.reset()
        stage.signIn("other")
        #expect(vendor.records.isEmpty)
        #expect(plain.records.isEmpty)
        #expect(stage.identities.saves.allSatisfy { $0 == nil })
        #expect(stage.purges.entries.isEmpty)
    }

    @Test(arguments: [999, 1_000, 1_001, 2_345])
    func `the latest 1,000 events wait, and the others are counted`(made: Int) throws {
        let stage = launched()
        for number in 1...made { stage.track(number) }
        #expect(stage.analytics.counts.held == min(made, 1_000))
        #expect(stage.analytics.counts.dropped == max(0, made - 1_000))
        try stage.decide(.granted)
        let kept = (max(1, made - 999)...made).map(AnalyticsRecord.step)
        #expect(vendor.records == [.started, .enabledSet(true)] + kept)
        #expect(plain.records == kept)
        #expect(stage.analytics.counts.held == 0)
    }

    @Test func `an event that is dropped takes the changes before the next one to the start`()
        throws
    {
        let stage = launched()
        stage.signIn("first")
        stage.track(0)
        stage.analytics.reset()
        stage.signIn("second")
        stage.analytics.set(Seat("window"))
        for number in 1...1_000 { stage.track(number) }
        try stage.decide(.granted)
        #expect(
            vendor.records.prefix(5) == [
                .started, .rider("second"), .enabledSet(true), .seat("window"), .step(1),
            ]
        )
    }

    @Test func `state without events between is folded to its latest`() throws {
        let stage = launched()
        stage.track(1)
        for number in 1...5_000 {
            stage.analytics.set(Seat(.int(number)))
            stage.analytics.set(Fare(.int(number)))
        }
        stage.track(2)
        try stage.decide(.granted)
        #expect(
            vendor.records == [
                .started, .enabledSet(true), .step(1), .seat(5_000), .fare(5_000), .step(2),
            ]
        )
    }

    @Test func `a property stays behind the sign-in that it was set after`() throws {
        let stage = launched()
        stage.track(1)
        stage.signIn("rider")
        stage.analytics.set(Seat("window"))
        stage.signIn("rider")
        try stage.decide(.granted)
        #expect(
            vendor.records == [
                .started, .enabledSet(true), .step(1), .rider("rider"), .seat("window"),
            ]
        )
    }

    @Test func `asked again after a grant, events wait for the next one and nobody is kept`() throws
    {
        let stage = launched()
        stage.signIn("rider")
        try stage.decide(.granted)
        vendor.clear()
        try stage.decide(.undecided)
        #expect(stage.identities.saves.last == .some(nil))
        stage.track(1)
        #expect(vendor.records == [.reset, .enabledSet(false)])
        #expect(stage.analytics.counts.held == 1)
        #expect(stage.purges.entries == [.analytics])
        vendor.clear()
        try stage.decide(.granted)
        #expect(vendor.records == [.rider("rider"), .enabledSet(true), .step(1)])
    }

    @Test func `asked again after a denial, only what comes then is replayed`() throws {
        let stage = launched()
        stage.track(1)
        try stage.decide(.denied)
        stage.track(2)
        try stage.decide(.undecided)
        stage.track(3)
        try stage.decide(.undecided)
        stage.track(4)
        try stage.decide(.granted)
        #expect(vendor.records == [.started, .enabledSet(true), .step(3), .step(4)])
        #expect(stage.analytics.counts.forgotten == 1)
        #expect(stage.analytics.counts.blocked == 1)
    }
}
