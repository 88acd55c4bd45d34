import HeraldCore
import Testing

@Suite struct ReentrancyTests {
    private let log = Log<String>()
    private let caller = Caller()

    /// A provider that notes its calls, and acts on each of them.
    private func provider(
        _ name: String,
        act: @escaping @Sendable (String) -> Void = { _ in }
    ) -> HeraldProvider {
        let service = ActingService { [log] call in
            log.append("\(name): \(call)")
            act(call)
        }
        return HeraldProvider(name: name, events: service, identity: service, lifecycle: service)
    }

    private func herald(_ providers: HeraldProvider..., observer: RouteObserver? = nil) -> Herald {
        let herald = Herald(providers: providers, clock: .still, routeObserver: observer)
        caller.attach(herald)
        return herald
    }

    @Test func `a call from inside a vendor call is delivered after the outermost one`() {
        let herald = herald(
            provider("a") { [caller] in if $0 == "1" { caller.track("2") } },
            provider("b")
        )
        herald.track(Named("1"))
        #expect(log.entries == ["a: 1", "b: 1", "a: 2", "b: 2"])
    }

    @Test func `calls from inside of waiting calls are delivered in the order they are made`() {
        let herald = herald(
            provider("a") { [caller] call in
                if call == "1" { caller.track("1.1") }
                if call == "1.1" { caller.track("1.1.1") }
                if call == "1.1.1" { caller.track("1.1.1.1") }
            },
            provider("b") { [caller] call in if call == "1" { caller.track("1.2") } }
        )
        herald.track(Named("1"))
        let calls = ["1", "1.1", "1.2", "1.1.1", "1.1.1.1"]
        #expect(log.entries == calls.flatMap { ["a: \($0)", "b: \($0)"] })
    }

    @Test func `a call returns at once when it is made from inside of another`() {
        let herald = herald(
            provider("a") { [caller, log] call in
                guard call == "1" else { return }
                caller.track("2")
                log.append("a: goes on")
            }
        )
        herald.track(Named("1"))
        #expect(log.entries == ["a: 1", "a: goes on", "a: 2"])
    }

    @Test func `every kind of call may be made from inside of every other`() {
        let herald = herald(
            provider("a") { [caller] call in
                caller.use { herald in
                    switch call {
                    case "start": herald.identify(Identity(userId: "rider"))
                    case "identify rider": herald.track(Named("1"))
                    case "1": herald.reset()
                    case "reset": herald.flush()
                    default: break
                    }
                }
            },
            provider("b")
        )
        herald.start()
        let calls = ["start", "identify rider", "1", "reset", "flush"]
        #expect(log.entries == calls.flatMap { ["a: \($0)", "b: \($0)"] })
    }

    @Test func `an observer may track`() {
        let herald = herald(
            provider("a"),
            provider("b"),
            observer: { [caller] report in
                if report.operation == .track(eventName: "1") {
                    caller.track("seen \(report.provider)")
                }
            }
        )
        herald.track(Named("1"))
        let calls = ["1", "seen a", "seen b"]
        #expect(log.entries == calls.flatMap { ["a: \($0)", "b: \($0)"] })
    }

    @Test func `a factory may track`() {
        let factory = WrittenFactory { [caller, log] event in
            if event.name == "1" { caller.track("2") }
            log.append("a: \(event.name)")
            return .dropped
        }
        herald(.sample("a", factory), provider("b")).track(Named("1"))
        #expect(log.entries == ["a: 1", "b: 1", "a: 2", "b: 2"])
    }

    @Test func `a Herald inside of another's vendor call delivers at once, in the name of its own`()
    {
        let failures = Log<AnalyticsFailure>()
        let inner = Herald(
            providers: [
                provider("inner") { [caller] _ in
                    Herald.reportFailure(SampleError())
                    caller.track("2")
                }
            ],
            clock: .still,
            errorReporter: { failures.append($0) }
        )
        let outer = Herald(
            providers: [
                provider("a") { call in
                    if call == "1" { inner.track(Named("within")) }
                    Herald.reportFailure(SampleError())
                },
                provider("b"),
            ],
            clock: .still,
            errorReporter: { failures.append($0) }
        )
        caller.attach(outer)
        outer.track(Named("1"))
        #expect(log.entries == ["a: 1", "inner: within", "b: 1", "a: 2", "b: 2"])
        #expect(
            failures.entries.map { "\($0.provider) \($0.operation)" } == [
                "inner Track(within)", "a Track(1)", "a Track(2)",
            ]
        )
    }
}
