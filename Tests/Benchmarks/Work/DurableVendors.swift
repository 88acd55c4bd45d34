import HeraldCore
import Synchronization
import VendorDelivery

/// Five stand-ins over an outbox in a directory of its own.
final class DurableVendors: Sendable {
    private let directory: ScratchDirectory
    private let outbox: Outbox
    private let standIns: FiveStandIns
    private let sinks: [CountingSink]

    /// - Parameter queuedEvents: How many are tracked before, and not counted.
    /// - Throws: When there is no place for the directory.
    init(queuedEvents: Int = 0) throws {
        directory = try ScratchDirectory()
        let outbox = Outbox(
            directory: directory.path,
            vendors: FiveStandIns.vendors,
            backlog: Backlog(maximumRecords: .max, maximumBytes: .max)
        ) { problem in
            fatalError("The benchmark's outbox has a problem: \(problem)")
        }
        let sinks = FiveStandIns.vendors.map { CountingSink(outbox.sink(for: $0) { 1 }) }
        self.outbox = outbox
        self.sinks = sinks
        standIns = try FiveStandIns(sinks: sinks, call: { outbox.call($0) })
        for number in 0..<queuedEvents {
            standIns.herald.track(EventSamples.computed[number % EventSamples.computed.count])
        }
        for sink in sinks { sink.count.store(0, ordering: .relaxed) }
    }

    /// Tracks each event once, and says how many records that has ever led to.
    func track(_ events: [any Event]) -> UInt64 {
        for event in events { standIns.herald.track(event) }
        return count
    }

    /// Hands each event's records over in a call, and says how many have been.
    func store(_ events: [[VendorRecord]]) -> UInt64 {
        for records in events {
            outbox.call {
                for (sink, record) in zip(sinks, records) { sink.accept([record]) }
            }
        }
        return count
    }

    private var count: UInt64 {
        UInt64(sinks.reduce(0) { $0 + $1.count.load(ordering: .relaxed) })
    }

    /// Each event's records, one a vendor.
    static func records(of events: [any Event]) throws -> [[VendorRecord]] {
        let dryRun = DryRun()
        let sinks = FiveStandIns.vendors.map { _ in CountingSink(dryRun) }
        let standIns = try FiveStandIns(sinks: sinks, call: { $0() })
        return events.map { event in
            standIns.herald.track(event)
            return dryRun.take()
        }
    }
}

/// Counts records on their way to a sink.
final class CountingSink: RecordSink {
    let count = Atomic(0)
    private let sink: any RecordSink

    init(_ sink: any RecordSink) {
        self.sink = sink
    }

    func accept(_ records: [VendorRecord]) {
        count.wrappingAdd(records.count, ordering: .relaxed)
        sink.accept(records)
    }
}
