import HeraldCore
import VendorDelivery

/// P5 and P6: a million events, with a journal before the outbox.
extension Benchmark {
    private static let events = 1_000_000
    private static let fewEvents = 10_000
    /// How many events the caller may be ahead of the outbox: about half of what the journal has room
    /// for, since a full one refuses records, and those would not have been stored.
    private static let eventsAhead = 20_000

    static let sustained = [
        Benchmark(
            id: "P5",
            work: "1,000,000 events, until all records are in the outbox",
            floorName: "5,000,000 rows in bare SQLite, 1,000 a transaction",
            target: 1.5,
            unit: .nanoseconds
        ) { plan in
            let rows = try DurableVendors.records(of: EventSamples.computed)
            return try Measurement(rounds: min(plan.rounds, 1)) {
                let ours = try DurableVendors(isJournaled: true)
                let floor = try BulkFloor(rows: rows)
                let samples = EventSamples.computed
                let waits = Waits()
                let clock = ContinuousClock()
                let start = clock.now
                for number in 0..<events {
                    try waits.time {
                        ours.track(samples, at: number)
                        if number % eventsAhead == 0 { try ours.settle() }
                    }
                }
                try ours.settle()
                let middle = clock.now
                let stored = try floor.store(events: events)
                let end = clock.now
                try ours.requireQueued(stored)
                waits.tell()
                return (
                    (middle - start) / .nanoseconds(1) / Double(events),
                    (end - middle) / .nanoseconds(1) / Double(events)
                )
            }
        },
        Benchmark(
            id: "P6",
            work: "anonymous memory at 1,000,000 events, vendors unreachable",
            floorName: "at 10,000",
            target: 1.25,
            unit: .bytes
        ) { _ in
            try Measurement(rounds: 1) {
                let few = try peak(of: fewEvents)
                return (try peak(of: events), few)
            }
        },
    ]

    /// The most anonymous memory while so many events are tracked; the backlog's count is exact.
    private static func peak(of events: Int) throws -> Double {
        let vendors = try DurableVendors(isJournaled: true, backlog: .standard)
        let samples = EventSamples.computed
        var peak = 0
        for number in 0..<events {
            vendors.track(samples, at: number)
            if number % eventsAhead == 0 { try vendors.settle() }
            if number % 1_000 == 0 { peak = max(peak, AnonymousMemory.current ?? 0) }
        }
        try vendors.settle()
        try vendors.requireKept(events * FiveStandIns.vendors.count, within: .standard)
        return Double(max(peak, AnonymousMemory.current ?? 0))
    }
}
