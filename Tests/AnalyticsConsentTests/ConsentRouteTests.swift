import AnalyticsConsent
import HeraldCore
import HeraldTesting
import Testing

/// What the route observer hears of calls that consent keeps back.
@Suite struct ConsentRouteTests {
    private let vendor = FakeAnalyticsProvider()
    private let local = FakeAnalyticsProvider()

    private func stage(_ state: ConsentState) -> Stage {
        Stage(
            ConsentedProvider(vendor, for: .analytics),
            ConsentedProvider(HeraldProvider(name: "local", events: local), for: nil),
            consent: ConsentMemory(state)
        )
    }

    @Test func `an event is held, then claimed as what it was when it was made`() throws {
        let stage = stage(.undecided)
        stage.analytics.launch()
        stage.track(7)
        try stage.decide(.granted)
        #expect(
            stage.routes.entries.map(\.text) == [
                "vendor held Track(7) as 2 at 20", "local claimed Track(7) as 2 at 20",
                "vendor claimed Start as 3 at 30", "vendor claimed SetEnabled(true) as 3 at 30",
                "vendor claimed Track(7) as 2 at 20",
            ]
        )
    }

    @Test func `before the launch every provider holds`() {
        let stage = stage(.granted)
        stage.track(1)
        #expect(
            stage.routes.entries.map(\.text) == [
                "vendor held Track(1) as 1 at 10", "local held Track(1) as 1 at 10",
            ]
        )
    }

    @Test func `while denied an event is blocked, and the others' routes are as ever`() {
        let stage = stage(.denied)
        stage.analytics.launch()
        stage.track(1)
        stage.signIn("rider")
        stage.analytics.flush()
        #expect(
            stage.routes.entries.map(\.text) == [
                "vendor blocked Track(1) as 2 at 20", "local claimed Track(1) as 2 at 20",
                "vendor blocked Identify as 3 at 30", "vendor blocked Flush as 4 at 40",
            ]
        )
    }

    @Test func `a replay is no news of providers that got the event before`() throws {
        let stage = stage(.undecided)
        stage.analytics.launch()
        stage.track(1)
        try stage.decide(.granted)
        let ofLocal = stage.routes.entries.filter { $0.provider == "local" }
        #expect(ofLocal.count == 1)
        #expect(local.records == [.step(1)])
    }
}
