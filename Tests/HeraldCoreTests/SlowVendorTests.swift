import HeraldCore
import Synchronization
import Testing

@Suite struct SlowVendorTests {
    private let failures = Log<AnalyticsFailure>()
    private let reports = Log<RouteReport>()
    private let time = Uptime()

    /// A provider whose calls take as long as their name says, in milliseconds.
    private func provider(_ name: String, slow: Bool = true) -> HeraldProvider {
        let service = ActingService { [time] call in
            if slow, let milliseconds = Int(call) { time.pass(milliseconds) }
            if slow, call == "flush" { time.pass(5_000) }
        }
        return HeraldProvider(name: name, events: service, lifecycle: service)
    }

    private func herald(
        _ providers: HeraldProvider...,
        observer: RouteObserver? = nil,
        whileReporting: @escaping @Sendable () -> Void = {}
    ) -> Herald {
        Herald(
            providers: providers,
            clock: HeraldClock(
                now: { Timestamp(microseconds: 0) },
                uptime: { [time] in time.nanoseconds }
            ),
            routeObserver: observer,
            errorReporter: { [failures] failure in
                failures.append(failure)
                whileReporting()
            }
        )
    }

    @Test func `a call of over a second is reported, by the vendor's name`() {
        herald(provider("a", slow: false), provider("b")).track(Named("1001"))
        #expect(
            failures.entries.map(\.description) == [
                "b failed on Track(1001): A call took 1001 ms, and all other calls waited for it. "
                    + "To fix, let the vendor's code hand its work to a thread of its own. Reported "
                    + "once for each vendor."
            ]
        )
    }

    @Test func `a call of a second is not slow`() {
        herald(provider("a")).track(Named("1000"))
        #expect(failures.entries == [])
    }

    @Test func `a slow vendor is reported once, and each for itself`() {
        let herald = herald(provider("a"), provider("b"))
        herald.track(Named("2000"))
        herald.track(Named("3000"))
        herald.flush()
        #expect(failures.entries.map(\.provider) == ["a", "b"])
    }

    @Test func `any kind of call can be slow`() {
        herald(provider("a")).flush()
        #expect(failures.entries.map(\.operation) == [.flush])
    }

    @Test func `a slow call still went out, and its route says so`() {
        herald(provider("a"), observer: { [reports] in reports.append($0) }).track(Named("2000"))
        #expect(reports.entries.map { $0.failures.map(\.error.type) } == [["SlowVendorCall"]])
        #expect(reports.entries.map(\.outcome) == [.claimed])
    }

    @Test func `a slow observer is not taken for the next vendor`() {
        herald(
            provider("a"),
            provider("b"),
            observer: { [time] _ in time.pass(2_000) }
        ).track(Named("1"))
        #expect(failures.entries == [])
    }

    @Test func `a slow reporter is not taken for the next vendor`() {
        herald(
            provider("a"),
            provider("b", slow: false),
            whileReporting: { [time] in time.pass(2_000) }
        ).track(Named("2000"))
        #expect(failures.entries.map(\.provider) == ["a"])
    }
}

/// Nanoseconds that pass when they are told to.
private final class Uptime: Sendable {
    private let passed = Mutex(1_000_000_000_000)

    var nanoseconds: Int { passed.withLock { $0 } }

    func pass(_ milliseconds: Int) {
        passed.withLock { $0 += milliseconds * 1_000_000 }
    }
}
