import VendorDelivery

/// P5b: queued records on their way to a loopback server.
extension Benchmark {
    private static let records = 100_000
    private static let maximumRounds = 3

    static let draining = BatchingVendor.all.map { vendor in
        Benchmark(
            id: "P5b-\(vendor.route.vendor)",
            work: "draining 100,000 records",
            floorName: "rows of bare SQLite and ready bodies over URLSession",
            target: 1.5,
            unit: .nanoseconds
        ) { plan in
            try Measurement(rounds: min(plan.rounds, maximumRounds)) {
                let queued = try QueuedVendor(vendor, records: records)
                let clock = ContinuousClock()
                let start = clock.now
                try queued.drain()
                let middle = clock.now
                try queued.drainFloor()
                let end = clock.now
                return (
                    (middle - start) / .nanoseconds(1) / Double(records),
                    (end - middle) / .nanoseconds(1) / Double(records)
                )
            }
        }
    }
}
