import HeraldCore

/// P2: the same events with 200 features' tables in every chain, against 2.
extension Benchmark {
    static let features = Benchmark(
        id: "P2",
        work: "track: 200 features in each chain",
        floorName: "2 features",
        target: 1.2
    ) {
        let types = generatedEventTypes(200)
        let events = EventSamples.computed + EventSamples.events(of: Array(types.prefix(2)))
        let many = FiveVendors(features: types)
        let few = FiveVendors(features: Array(types.prefix(2)))
        return Contest(
            operations: events.count,
            ours: { many.track(events) },
            floor: { few.track(events) }
        )
    }
}
