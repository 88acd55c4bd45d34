import HeraldCore
import VendorDelivery

/// P4 and P8: an event is stored for five vendors when `track` returns.
extension Benchmark {
    /// The time of a dozen checkpoints, in each of which SQLite waits for the disk.
    ///
    /// A round of 5 ms holds half of one: whether the median is that of rounds with a checkpoint or of
    /// those without is chance then, on each side by itself.
    private static let roundNanoseconds = 100_000_000.0
    private static let rounds = 24

    static let durable = [
        Benchmark(
            id: "P4",
            work: "track: five vendors' records in the journal",
            floorName: "five rows in bare SQLite",
            target: 0.4,
            maximumRounds: rounds
        ) {
            let ours = try DurableVendors(isJournaled: true)
            let floor = try SQLiteFloor(rows: DurableVendors.records(of: EventSamples.computed))
            return Contest(
                operations: EventSamples.computed.count,
                ours: { ours.track(EventSamples.computed) },
                floor: { try floor.store() },
                settle: { try ours.settle() },
                roundNanoseconds: roundNanoseconds
            )
        },
        // What of P4 is the journal's, and not the stand-ins' or Herald's.
        Benchmark(
            id: "P4-journal",
            work: "five ready records into the journal",
            floorName: "five rows in bare SQLite",
            target: nil,
            maximumRounds: rounds
        ) {
            let events = try DurableVendors.records(of: EventSamples.computed)
            let ours = try DurableVendors(isJournaled: true)
            let floor = try SQLiteFloor(rows: events)
            return Contest(
                operations: events.count,
                ours: { ours.store(events) },
                floor: { try floor.store() },
                settle: { try ours.settle() },
                roundNanoseconds: roundNanoseconds
            )
        },
        Benchmark(
            id: "P4-direct",
            work: "track: five vendors' records in the outbox",
            floorName: "five rows in bare SQLite",
            target: 1.5,
            maximumRounds: rounds
        ) {
            let ours = try DurableVendors()
            let floor = try SQLiteFloor(rows: DurableVendors.records(of: EventSamples.computed))
            return Contest(
                operations: EventSamples.computed.count,
                ours: { ours.track(EventSamples.computed) },
                floor: { try floor.store() },
                roundNanoseconds: roundNanoseconds
            )
        },
        // What of P4 is the outbox's, and not the stand-ins' or Herald's.
        Benchmark(
            id: "P4-outbox",
            work: "five ready records into the outbox",
            floorName: "five rows in bare SQLite",
            target: nil,
            maximumRounds: rounds
        ) {
            let events = try DurableVendors.records(of: EventSamples.computed)
            let ours = try DurableVendors()
            let floor = try SQLiteFloor(rows: events)
            return Contest(
                operations: events.count,
                ours: { ours.store(events) },
                floor: { try floor.store() },
                roundNanoseconds: roundNanoseconds
            )
        },
        Benchmark(
            id: "P8",
            work: "track: 100,000 records queued",
            floorName: "10,000 queued",
            target: 1.1,
            maximumRounds: rounds
        ) {
            let many = try DurableVendors(queuedEvents: 20_000)
            let few = try DurableVendors(queuedEvents: 2_000)
            return Contest(
                operations: EventSamples.computed.count,
                ours: { many.track(EventSamples.computed) },
                floor: { few.track(EventSamples.computed) },
                roundNanoseconds: roundNanoseconds
            )
        },
    ]
}
