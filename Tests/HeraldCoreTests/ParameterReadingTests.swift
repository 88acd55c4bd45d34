import HeraldCore
import Testing

@Suite struct ParameterReadingTests {
    private let log = Log<String>()
    private let reads = Counter()

    private func send(_ name: String) -> @Sendable (any Event, [String: AnalyticsValue]) -> Void {
        { [log] event, parameters in
            let text = parameters.sorted { $0.key < $1.key }
                .map { "\($0.key)=\($0.value.asString)" }
                .joined(separator: " ")
            log.append("\(name): \(event.name) \(text)")
        }
    }

    private func herald(
        observed: Bool,
        _ factories: (String) -> [any SampleEventTrackerFactory]
    ) -> Herald {
        let observer: RouteObserver = { _ in }
        let providers = (1...5).map { number in
            let service = SampleAnalyticsTrackerService(factories("vendor \(number)"))
            return HeraldProvider(name: "vendor \(number)", events: service)
        }
        return Herald(providers: providers, clock: .still, routeObserver: observed ? observer : nil)
    }

    private var expected: [String] { (1...5).map { "vendor \($0): counted fare=3 zone=A" } }

    @Test(arguments: [false, true])
    func `five generic vendors make one reading`(observed: Bool) {
        let herald = herald(observed: observed) {
            [DirectSampleEventTrackerFactory(send: send($0))]
        }
        herald.track(Counted(reads: reads))
        #expect(log.entries == expected)
        #expect(reads.count == 1)
        herald.track(Counted(reads: reads))
        #expect(reads.count == 2)
    }

    @Test(arguments: [false, true])
    func `tables and marker factories for other events change nothing of it`(observed: Bool) {
        let herald = herald(observed: observed) { name in
            [
                BoardedTable(), MarkedFactory { _ in .dropped },
                CompositeSampleEventTrackerFactory([
                    AlightedTable(), DirectSampleEventTrackerFactory(send: send(name)),
                ]),
            ]
        }
        herald.track(Counted(reads: reads))
        #expect(log.entries == expected)
        #expect(reads.count == 1)
    }

    @Test(arguments: [false, true])
    func `hand-written factories that decline change nothing of it`(observed: Bool) {
        let herald = herald(observed: observed) { name in
            [
                WrittenFactory { _ in .declined },
                DirectSampleEventTrackerFactory(send: send(name)),
            ]
        }
        herald.track(Counted(reads: reads))
        #expect(log.entries == expected)
        #expect(reads.count == 1)
    }

    @Test(arguments: [false, true])
    func `without a tracker and with one, the vendor calls are the same`(observed: Bool) {
        let direct = herald(observed: observed) {
            [DirectSampleEventTrackerFactory(send: send($0))]
        }
        direct.track(Counted(reads: reads))
        let sentDirectly = log.take()
        let made = herald(observed: observed) { [GenericSampleEventTrackerFactory(send: send($0))] }
        made.track(Counted(reads: reads))
        #expect(log.take() == sentDirectly)
        #expect(sentDirectly == expected)
    }

    @Test func `parameters that nobody sends are not read`() {
        let herald = herald(observed: true) { _ in [WrittenFactory { _ in .dropped }] }
        herald.track(Counted(reads: reads))
        #expect(reads.count == 0)
    }
}

private struct Counted: Event {
    let reads: Counter

    var name: String { "counted" }

    var parameters: [String: AnalyticsValue] {
        reads.next()
        return ["zone": "A", "fare": 3]
    }
}
