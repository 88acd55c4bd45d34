import HeraldCore
import Testing

@Suite struct LinearWalkTests {
    /// 25 seeds, 20 chains each, 20 events through each chain: 10,000 pairs.
    @Test(arguments: 1...25)
    func `a chain answers as a linear walk does`(seed: UInt64) {
        var generator = ChainGenerator(seed: seed)
        var outcomes: Set<String> = []
        for number in 1...20 {
            let description = generator.chain()
            let chain = ChainUnderTest(description)
            for _ in 1...20 {
                let event = generator.event()
                let expected = LinearWalk.walk(description, with: event)
                outcomes.insert(expected.outcome)
                let answers = [
                    chain.throughComposite(event, answeredBy: expected.factory),
                    chain.throughObservedHerald(event),
                    chain.throughHerald(event, as: expected),
                ]
                guard answers != [expected, expected, expected] else { continue }
                Issue.record(
                    """
                    Seed \(seed), chain \(number), \(event): \(answers) instead of \(expected), \
                    of \(description)
                    """
                )
            }
        }
        #expect(
            outcomes.isSuperset(of: ["claimed", "dropped", "declined", "failed SampleError"]),
            "seed \(seed) has too few outcomes to show anything: \(outcomes.sorted())"
        )
    }
}

/// One chain, asked in three ways.
///
/// It lives for many events, so that what it remembers is used.
private struct ChainUnderTest {
    private let log = Log<String>()
    private let reports = Log<RouteReport>()
    private let composite: CompositeSampleEventTrackerFactory
    private let observed: Herald
    private let unobserved: Herald

    init(_ chain: [GeneratedFactory]) {
        let factories = chain.map { [log] in $0.made(log) }
        composite = CompositeSampleEventTrackerFactory(factories)
        let provider = HeraldProvider(
            name: "sample",
            events: SampleAnalyticsTrackerService(factories)
        )
        observed = Herald(
            providers: [provider],
            clock: .still,
            routeObserver: { [reports] in reports.append($0) }
        )
        unobserved = Herald(providers: [provider], clock: .still)
    }

    /// A composite doesn't tell which factory answered, so the caller says.
    func throughComposite(_ event: any Event, answeredBy factory: String?) -> Walked {
        let outcome: String
        do {
            let resolution = try composite.create(event)
            for tracker in try resolution.handlers() { try tracker.track() }
            outcome =
                switch resolution {
                case .claimed: "claimed"
                case .dropped: "dropped"
                case .declined: "declined"
                }
        } catch {
            outcome = "failed \(type(of: error))"
        }
        return Walked(outcome: outcome, factory: factory, log: log.take())
    }

    func throughObservedHerald(_ event: any Event) -> Walked {
        observed.track(event)
        let taken = reports.take()
        guard let report = taken.first, taken.count == 1 else {
            return Walked(outcome: "reported \(taken.count) times", log: log.take())
        }
        let errors = report.failures.map { " \($0.error.type)" }.joined()
        return Walked(
            outcome: report.outcome.rawValue + errors,
            factory: report.factory?.description,
            log: log.take()
        )
    }

    /// Without an observer only the log and the number of failures are to be seen.
    func throughHerald(_ event: any Event, as expected: Walked) -> Walked {
        let before = unobserved.unreportedFailures
        unobserved.track(event)
        let failed = unobserved.unreportedFailures - before
        let agrees = failed == (expected.outcome.hasPrefix("failed") ? 1 : 0)
        return Walked(
            outcome: agrees ? expected.outcome : "failed \(failed) times",
            factory: expected.factory,
            log: log.take()
        )
    }
}
