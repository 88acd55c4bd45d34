import HeraldCore
import Synchronization
import VendorDelivery

/// Five stand-ins over a writer, whose outbox is in a directory of its own.
final class DurableVendors: Sendable {
    private let directory: ScratchDirectory
    private let outbox: Outbox
    private let writer: any RecordWriter
    private let standIns: FiveStandIns
    private let sinks: [CountingSink]

    /// - Parameters:
    ///   - isJournaled: Whether there is a journal before the outbox.
    ///   - backlog: How much the outbox holds.
    ///   - queuedEvents: How many are tracked before, and not counted.
    /// - Throws: When there is no place for the directory.
    init(
        isJournaled: Bool = false,
        backlog: Backlog = Backlog(maximumRecords: .max, maximumBytes: .max),
        queuedEvents: Int = 0
    ) throws {
        directory = try ScratchDirectory()
        let outbox = Outbox(
            directory: directory.path,
            vendors: FiveStandIns.vendors,
            backlog: backlog
        ) { problem in
            if case .backlogFull = problem { return }
            fatalError("The benchmark's outbox has a problem: \(problem)")
        }
        let writer = isJournaled ? outbox.journaled() : outbox
        let sinks = FiveStandIns.vendors.map { CountingSink(writer.sink(for: $0) { 1 }) }
        self.outbox = outbox
        self.writer = writer
        self.sinks = sinks
        standIns = try FiveStandIns(sinks: sinks, call: { writer.call($0) })
        for number in 0..<queuedEvents {
            standIns.herald.track(EventSamples.computed[number % EventSamples.computed.count])
        }
        for sink in sinks { sink.count.store(0, ordering: .relaxed) }
    }

    /// Ends the journal while there is a directory for its files.
    deinit {
        writer.close(within: .seconds(60))
    }

    /// Tracks each event once, and says how many records that has ever led to.
    func track(_ events: [any Event]) -> UInt64 {
        for event in events { standIns.herald.track(event) }
        return count
    }

    /// Tracks the next of some events, taken in turns.
    func track(_ events: [any Event], at number: Int) {
        standIns.herald.track(events[number % events.count])
    }

    /// Hands each event's records over in a call, and says how many have been.
    func store(_ events: [[VendorRecord]]) -> UInt64 {
        for records in events {
            writer.call {
                for (sink, record) in zip(sinks, records) { sink.accept([record]) }
            }
        }
        return count
    }

    /// Waits until all of it is in the outbox.
    func settle() throws {
        guard writer.waitUntilQueued(within: .seconds(60)) else { throw NotQueued() }
    }

    /// Makes sure that so many records are in the outbox.
    func requireQueued(_ count: Int) throws {
        let queued = try outbox.status().vendors.reduce(0) { $0 + $1.queued }
        guard queued == count else { throw WrongCount(found: queued, expected: count) }
    }

    /// Makes sure that of so many records no more than the backlog are left, and all are counted.
    func requireKept(_ count: Int, within backlog: Backlog) throws {
        let vendors = try outbox.status().vendors
        let counted = vendors.reduce(0) { $0 + $1.queued + $1.evicted + $1.dropped }
        guard counted == count else { throw WrongCount(found: counted, expected: count) }
        let queued = vendors.reduce(0) { $0 + $1.queued }
        guard queued <= backlog.maximumRecords else {
            throw WrongCount(found: queued, expected: backlog.maximumRecords)
        }
    }

    private struct NotQueued: Error {}

    private struct WrongCount: Error {
        let found: Int
        let expected: Int
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
