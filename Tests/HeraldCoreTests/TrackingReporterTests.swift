import HeraldCore
import Testing

/// Reporters that track, with vendors that always fail: every call ends.
@Suite struct TrackingReporterTests {
    private let log = Log<String>()
    private let failures = Log<AnalyticsFailure>()

    /// A vendor that fails on whatever it gets; it gives up after ten calls.
    private func failing(
        _ name: String,
        act: @escaping @Sendable (String) -> Void = { _ in }
    ) -> HeraldProvider {
        HeraldProvider(
            name: name,
            events: ActingService { [log] call in
                log.append("\(name): \(call)")
                guard log.entries.count < 10 else { return }
                act(call)
                Herald.reportFailure(SampleError())
            }
        )
    }

    private func herald(_ caller: Caller, tracking name: String, _ providers: HeraldProvider...)
        -> Herald
    {
        Herald(
            providers: providers,
            clock: .still,
            errorReporter: { [failures] failure in
                failures.append(failure)
                caller.track(name)
            }
        )
    }

    @Test func `a reporter's call is delivered once, and its failure counted`() {
        let caller = Caller()
        let herald = herald(caller, tracking: "failed", failing("a"), .noting("b", in: log))
        caller.attach(herald)
        herald.track(Named("1"))
        #expect(log.entries == ["a: 1", "b: 1", "a: failed", "b: failed"])
        #expect(failures.entries.map(\.operation) == [.track(eventName: "1")])
        #expect(herald.unreportedFailures == 1)
        herald.track(Named("2"))
        #expect(
            failures.entries.map(\.operation) == [.track(eventName: "1"), .track(eventName: "2")]
        )
        #expect(herald.unreportedFailures == 2)
    }

    @Test func `what a led call leads to is led too`() {
        let caller = Caller()
        let herald = herald(
            caller,
            tracking: "failed",
            failing("a") { if $0 == "failed" { caller.track("and more") } }
        )
        caller.attach(herald)
        herald.track(Named("1"))
        #expect(log.entries == ["a: 1", "a: failed", "a: and more"])
        #expect(failures.entries.count == 1)
        #expect(herald.unreportedFailures == 2)
    }

    @Test func `a failure inside of a report is counted`() {
        let herald = Herald(
            providers: [failing("a")],
            clock: .still,
            errorReporter: { [failures] failure in
                failures.append(failure)
                Herald.reportFailure(SampleError())
            }
        )
        herald.track(Named("1"))
        #expect(failures.entries.count == 1)
        #expect(herald.unreportedFailures == 1)
    }

    @Test func `two Heralds whose reporters track into each other end`() {
        let callers = (first: Caller(), second: Caller())
        let first = herald(callers.second, tracking: "first failed", failing("a"))
        let second = herald(callers.first, tracking: "second failed", failing("z"))
        callers.first.attach(first)
        callers.second.attach(second)
        first.track(Named("1"))
        #expect(log.entries == ["a: 1", "z: first failed"])
        #expect(failures.entries.map(\.provider) == ["a"])
        #expect(first.unreportedFailures == 0)
        #expect(second.unreportedFailures == 1)
    }

    @Test func `a Herald in a led call of another's vendor is led too`() {
        let callers = (outer: Caller(), inner: Caller())
        let inner = herald(callers.outer, tracking: "inner failed", failing("z"))
        let outer = Herald(
            providers: [
                HeraldProvider(name: "a", events: ActingService { callers.inner.track($0) })
            ],
            clock: .still
        )
        callers.outer.attach(outer)
        callers.inner.attach(inner)
        outer.track(Named("1"))
        #expect(log.entries == ["z: 1", "z: inner failed"])
        #expect(failures.entries.count == 1)
        #expect(inner.unreportedFailures == 1)
    }

    @Test func `a slow call that a report led to is reported the next time`() {
        let time = Counter()
        let caller = Caller()
        let herald = Herald(
            providers: [
                HeraldProvider(
                    name: "a",
                    events: ActingService { call in
                        if call == "fails" { return Herald.reportFailure(SampleError()) }
                        for _ in 0..<2_000 { time.next() }
                    }
                )
            ],
            clock: HeraldClock(
                now: { Timestamp(microseconds: 0) },
                uptime: { time.count * 1_000_000 }
            ),
            errorReporter: { [failures] failure in
                failures.append(failure)
                if failure.error.type == "SampleError" { caller.track("slow") }
            }
        )
        caller.attach(herald)
        herald.track(Named("fails"))
        #expect(failures.entries.map(\.error.type) == ["SampleError"])
        herald.track(Named("slow"))
        #expect(failures.entries.map(\.error.type) == ["SampleError", "SlowVendorCall"])
    }
}
