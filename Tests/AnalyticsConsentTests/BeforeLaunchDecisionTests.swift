import AnalyticsConsent
import HeraldTesting
import Testing

/// Decisions count from when they are made, whether the analytics are launched then or not.
@Suite struct BeforeLaunchDecisionTests {
    private let vendor = FakeAnalyticsProvider()

    private func stage(_ state: ConsentState) -> Stage {
        Stage(ConsentedProvider(vendor, for: .analytics), consent: ConsentMemory(state))
    }

    @Test func `an event from before a denial is not replayed by a later grant at the launch`()
        throws
    {
        let stage = stage(.undecided)
        stage.track(1)
        try stage.decide(.denied)
        try stage.decide(.granted)
        stage.track(2)
        stage.analytics.launch()
        #expect(vendor.records == [.started, .enabledSet(true), .step(2)])
        #expect(stage.analytics.counts.forgotten == 1)
    }

    @Test func `an event made while denied is not replayed by a later grant at the launch`() throws
    {
        let stage = stage(.denied)
        stage.track(1)
        try stage.decide(.granted)
        stage.analytics.launch()
        #expect(vendor.records == [.started, .enabledSet(true)])
    }

    @Test func `an event from before a denial elsewhere is not replayed at the launch`() throws {
        let stage = stage(.granted)
        stage.track(1)
        try stage.decideElsewhere(.denied, .granted)
        stage.analytics.launch()
        #expect(vendor.records == [.started, .enabledSet(true)])
    }

    @Test func `an event from before a first grant is replayed at the launch`() throws {
        let stage = stage(.undecided)
        stage.track(1)
        try stage.decide(.granted)
        stage.track(2)
        stage.analytics.launch()
        #expect(vendor.records == [.started, .enabledSet(true), .step(1), .step(2)])
    }
}
