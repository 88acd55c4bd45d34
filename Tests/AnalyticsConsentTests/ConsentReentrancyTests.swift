import AnalyticsConsent
import HeraldCore
import HeraldTesting
import Testing

/// Calls from inside of vendors' calls, and from the observer, while a replay goes on.
@Suite struct ConsentReentrancyTests {
    private let caller = Caller()

    private func stage(
        _ acting: ActingProvider,
        _ others: FakeAnalyticsProvider,
        observer: RouteObserver? = nil
    ) -> Stage {
        let stage = Stage(
            ConsentedProvider(acting.heraldProvider(), for: .analytics),
            ConsentedProvider(others, for: .attribution),
            observer: observer
        )
        caller.attach(stage)
        return stage
    }

    @Test func `a call from inside of a replay comes after all of it`() throws {
        let acting = ActingProvider { [caller] record in
            if record == .started { caller.use { $0.track(10) } }
            if record == .step(1) { caller.use { $0.track(11) } }
        }
        let stage = stage(acting, FakeAnalyticsProvider())
        stage.analytics.launch()
        stage.track(1, 2)
        try stage.decide(.granted)
        #expect(
            acting.fake.records == [
                .started, .enabledSet(true), .step(1), .step(2), .step(10), .step(11),
            ]
        )
        #expect(stage.analytics.counts.held == 4)
    }

    @Test func `an observer's call during a replay comes after all of it`() throws {
        let acting = ActingProvider { _ in }
        let stage = stage(acting, FakeAnalyticsProvider()) { [caller] report in
            guard report.outcome == .claimed, report.operation == .track(eventName: "1") else {
                return
            }
            caller.use { $0.track(10) }
        }
        stage.analytics.launch()
        stage.track(1, 2)
        try stage.decide(.granted)
        #expect(
            acting.fake.records == [
                .started, .enabledSet(true), .step(1), .step(2), .step(10),
            ]
        )
    }

    @Test func `a grant from inside of a vendor's call is in force after that call`() throws {
        let acting = ActingProvider { [caller] record in
            guard record == .step(1) else { return }
            caller.use { try? $0.analytics.decide(.granted, for: .attribution) }
        }
        let other = FakeAnalyticsProvider()
        let stage = stage(acting, other)
        stage.analytics.launch()
        try stage.decide(.granted)
        stage.track(1)
        #expect(other.records == [.started, .enabledSet(true), .step(1)])
        #expect(stage.analytics.counts.held == 0)
    }

    @Test func `a denial from inside of a vendor's call is in force for the calls after that one`()
        throws
    {
        let acting = ActingProvider { [caller] record in
            guard record == .step(1) else { return }
            caller.use { stage in
                stage.track(2)
                try? stage.decide(.denied)
                stage.track(3)
            }
        }
        let stage = stage(acting, FakeAnalyticsProvider())
        stage.analytics.launch()
        try stage.decide(.granted)
        stage.track(1)
        let records = acting.fake.records
        #expect(
            records == [.started, .enabledSet(true), .step(1), .reset, .enabledSet(false)]
        )
        #expect(stage.analytics.counts.blocked == 2)
    }

    @Test func `a launch from inside of a vendor's call does nothing`() throws {
        let acting = ActingProvider { [caller] _ in caller.use { $0.analytics.launch() } }
        let stage = stage(acting, FakeAnalyticsProvider())
        stage.analytics.launch()
        stage.track(1)
        try stage.decide(.granted)
        #expect(acting.fake.records == [.started, .enabledSet(true), .step(1)])
    }

    @Test func `the counts may be read from inside of a vendor's call`() throws {
        let held = Log<Int>()
        let acting = ActingProvider { [caller] _ in
            caller.use { held.append($0.analytics.counts.held) }
        }
        let stage = stage(acting, FakeAnalyticsProvider())
        stage.analytics.launch()
        stage.track(1)
        try stage.decide(.granted)
        #expect(held.entries == [1, 1, 1])
    }
}
