import HeraldCore

/// P1: an event through five vendors' chains, against five direct calls.
extension Benchmark {
    static let routing = [
        routing(
            "P1-computed",
            "track: five chains, generic answers",
            events: EventSamples.computed,
            target: 1.0,
            allocations: 1
        ),
        routing(
            "P1-stored",
            "the same, stored dictionary",
            events: EventSamples.stored,
            target: 2.5,
            allocations: 0
        ),
        // Where features answer, each vendor has an array, a box and its reading of the parameters.
        routing(
            "P1-claimed",
            "the same, a feature's table answers",
            events: EventSamples.computed,
            features: EventSamples.computedTypes,
            target: nil,
            allocations: 20
        ),
    ]

    private static func routing(
        _ id: String,
        _ work: String,
        events: [any Event],
        features: [any BenchmarkEvent.Type] = generatedEventTypes(5),
        target: Double?,
        allocations: Double
    ) -> Benchmark {
        Benchmark(
            id: id,
            work: work,
            floorName: "five direct calls",
            target: target,
            allocationTarget: allocations
        ) {
            let vendors = FiveVendors(features: features)
            let floor = DirectCallsFloor()
            return Contest(
                operations: events.count,
                ours: { vendors.track(events) },
                floor: {
                    for event in events {
                        floor.track(event)
                    }
                    return floor.total
                }
            )
        }
    }
}
