import Dispatch
import HeraldCore
import Testing

@Suite struct FailureHandleTests {
    private let failures = Log<AnalyticsFailure>()
    private let handles = Log<FailureHandle?>()

    private func herald(_ names: String...) -> Herald {
        let service = ActingService { [handles] _ in handles.append(Herald.failureHandle) }
        return Herald(
            providers: names.map {
                HeraldProvider(name: $0, events: service, identity: service, consent: service)
            },
            clock: .still,
            errorReporter: { [failures] in failures.append($0) }
        )
    }

    @Test func `a handle reports the vendor and call it was taken in, from another thread`() {
        let herald = herald("a", "b")
        herald.track(Named("opened"))
        herald.setEnabled(false)
        let taken = handles.entries
        DispatchQueue.concurrentPerform(iterations: taken.count) { position in
            taken[position]?.report(SampleError())
        }
        #expect(
            Set(failures.entries.map { "\($0.provider) \($0.operation)" }) == [
                "a Track(opened)", "b Track(opened)", "a SetEnabled(false)", "b SetEnabled(false)",
            ]
        )
        #expect(failures.entries.count == 4)
    }

    @Test func `a handle may be used again and again, also inside of another call`() {
        let herald = herald("a")
        herald.track(Named("opened"))
        let handle = handles.entries[0]
        handle?.report(SampleError())
        let second = Herald(
            providers: [
                HeraldProvider(
                    name: "z",
                    events: ActingService { _ in handle?.report(SampleError()) }
                )
            ],
            clock: .still
        )
        second.track(Named("closed"))
        #expect(failures.entries.map(\.provider) == ["a", "a"])
        #expect(
            failures.entries.map(\.operation)
                == Array(repeating: .track(eventName: "opened"), count: 2)
        )
        #expect(second.unreportedFailures == 0)
    }

    @Test func `a handle outlives its Herald`() {
        herald("a").track(Named("opened"))
        handles.entries[0]?.report(SampleError())
        #expect(failures.entries.map(\.provider) == ["a"])
    }

    @Test func `a reporter that tracks on a handle's report is delivered, and led no further`() {
        let log = Log<String>()
        let failing = ActingService { [handles] call in
            log.append(call)
            if call == "follow-up" { Herald.reportFailure(SampleError()) }
            handles.append(Herald.failureHandle)
        }
        let caller = Caller()
        let herald = Herald(
            providers: [HeraldProvider(name: "a", events: failing)],
            clock: .still,
            errorReporter: { [failures] failure in
                failures.append(failure)
                caller.track("follow-up")
            }
        )
        caller.attach(herald)
        herald.track(Named("opened"))
        for handle in handles.entries { handle?.report(SampleError()) }
        for handle in handles.entries.dropFirst() { handle?.report(SampleError()) }
        #expect(log.entries == ["opened", "follow-up"])
        #expect(failures.entries.count == 1)
        #expect(herald.unreportedFailures == 2)
    }

    @Test func `a handle taken in a scope of a Herald without providers is no handle`() async {
        await #expect(processExitsWith: .success) {
            let herald = Herald(
                providers: [],
                clock: .still,
                scope: { _, body in
                    Herald.failureHandle?.report(SampleError())
                    body()
                }
            )
            herald.track(Named("opened"))
        }
    }
}
