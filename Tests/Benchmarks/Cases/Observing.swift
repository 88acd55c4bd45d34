import HeraldCore
import Synchronization

/// P3: what a route observer costs.
extension Benchmark {
    static let observing = Benchmark(
        id: "P3",
        work: "track: with a route observer",
        floorName: "without",
        target: 1.5
    ) {
        let features = generatedEventTypes(5)
        let observer = ClaimCounter()
        let observed = FiveVendors(features: features, routeObserver: observer.observe)
        let plain = FiveVendors(features: features)
        let events = EventSamples.computed
        return Contest(
            operations: events.count,
            ours: {
                let total = observed.track(events)
                guard observer.takeCount() == events.count * 5 else { return 0 }
                return total
            },
            floor: { plain.track(events) }
        )
    }
}

/// The least an observer can do: look at each report.
private final class ClaimCounter: Sendable {
    private let count = Atomic<Int>(0)

    @Sendable func observe(_ report: RouteReport) {
        guard report.outcome == .claimed else { return }
        count.store(count.load(ordering: .relaxed) + 1, ordering: .relaxed)
    }

    func takeCount() -> Int {
        count.exchange(0, ordering: .relaxed)
    }
}
