import HeraldCore
import Testing

@Suite struct OccurrenceTests {
    private let ticks = Counter()

    /// A clock that is one microsecond later each time it is read.
    private var clock: HeraldClock {
        HeraldClock(now: { [ticks] in Timestamp(microseconds: ticks.next()) }, uptime: { 0 })
    }

    @Test func `a call is the same occurrence for every vendor, and calls are numbered from 1`() {
        let reports = Log<RouteReport>()
        let log = Log<String>()
        let herald = Herald(
            providers: [.noting("a", in: log), .noting("b", in: log)],
            clock: clock,
            process: 5,
            routeObserver: { reports.append($0) }
        )
        herald.start()
        herald.track(Named("opened"))
        herald.set(Seat())
        let occurrences = (1...3).map {
            Occurrence(process: 5, sequence: $0, time: Timestamp(microseconds: $0))
        }
        #expect(reports.entries.map(\.occurrence) == occurrences.flatMap { [$0, $0] })
        #expect(occurrences.map(\.id) == [65_541, 131_077, 196_613])
    }

    @Test(arguments: [0, 1, .max, .max - 65_536, 1 << 127] as [UInt128])
    func `ids are apart by room for 65,536 records`(process: UInt128) {
        let ids = (1...1_000).map {
            Occurrence(process: process, sequence: $0, time: Timestamp(microseconds: 0)).id
        }
        for (id, next) in zip(ids, ids.dropFirst()) { #expect(next &- id == 65_536) }
        #expect(Set(ids).count == ids.count)
    }

    @Test func `two Heralds draw two processes`() {
        let reports = Log<RouteReport>()
        for _ in 1...2 {
            Herald(
                providers: [.noting("a", in: Log<String>())],
                clock: .still,
                routeObserver: { reports.append($0) }
            ).flush()
        }
        let ids = reports.entries.map(\.occurrence.id)
        #expect(ids.count == 2 && Set(ids).count == 2)
    }

    @Test func `the scope runs exactly once around each call, also a waiting one`() {
        let log = Log<String>()
        let caller = Caller()
        let herald = Herald(
            providers: [
                HeraldProvider(
                    name: "a",
                    events: ActingService { call in
                        log.append("a: \(call)")
                        if call == "1" { caller.track("2") }
                    },
                    lifecycle: ActingService { log.append("a: \($0)") }
                ),
                .noting("b", in: log),
            ],
            clock: clock,
            scope: { occurrence, body in
                log.append("begin \(occurrence.sequence) at \(occurrence.time.microseconds)")
                body()
                log.append("end \(occurrence.sequence)")
            }
        )
        caller.attach(herald)
        herald.track(Named("1"))
        herald.flush()
        #expect(
            log.entries == [
                "begin 1 at 1", "a: 1", "b: 1", "end 1",
                "begin 2 at 2", "a: 2", "b: 2", "end 2",
                "begin 3 at 3", "a: flush", "b: flush", "end 3",
            ]
        )
    }

    @Test func `a scope may track`() {
        let log = Log<String>()
        let caller = Caller()
        let herald = Herald(
            providers: [.noting("a", in: log)],
            clock: .still,
            scope: { occurrence, body in
                if occurrence.sequence == 1 { caller.track("2") }
                body()
            }
        )
        caller.attach(herald)
        herald.track(Named("1"))
        #expect(log.entries == ["a: 1", "a: 2"])
    }

    @Test func `a waiting call keeps the time it was made at`() {
        let times = Log<Int>()
        let caller = Caller()
        let herald = Herald(
            providers: [
                HeraldProvider(
                    name: "a",
                    events: ActingService { [ticks] call in
                        if call == "1" { caller.track("2") }
                        ticks.next()
                        ticks.next()
                    }
                )
            ],
            clock: clock,
            scope: { occurrence, body in
                times.append(occurrence.time.microseconds)
                body()
            }
        )
        caller.attach(herald)
        herald.track(Named("1"))
        herald.track(Named("3"))
        #expect(times.entries == [1, 2, 7])
    }
}
