import Database
import Journal

/// A writer whose calls only write memory: a journal's, which an outbox is filled from.
///
/// The records of a call are one frame of the journal. A thread of the journal moves them to the
/// outbox, with the journal's watermark in the same transaction; what dead processes left in theirs
/// comes first. While the journal is full, records are refused and counted as dropped, after a
/// bounded wait when one of the call's has revenue.
final class JournaledOutbox: RecordWriter {
    private let outbox: Outbox
    private let journal: Journal
    private let refusals = Refusals()

    init(over outbox: Outbox, limits: JournalLimits) throws(StorageError) {
        self.outbox = outbox
        journal = try Journal(
            in: outbox.journalDirectory,
            limits: limits,
            to: OutboxDestination(outbox: outbox, refusals: refusals),
            report: { incident in outbox.tell(incident) }
        )
    }

    func sink(for vendor: String, epoch: @escaping @Sendable () -> Int) -> any RecordSink {
        outbox.requireVendor(vendor)
        return WriterSink(keeper: self, epoch: epoch)
    }

    func call<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
        try keepAll(of: body)
    }

    func waitUntilQueued(within time: Duration) -> Bool {
        journal.waitUntilMoved(within: time)
    }

    func purge(vendors: Set<String>) throws -> OutboxPurge {
        var discarded = Dictionary(uniqueKeysWithValues: vendors.map { ($0, 0) })
        let isErased = discard(&discarded)
        let purge = try outbox.purge(vendors: vendors)
        return OutboxPurge(
            queued: purge.queued.merging(discarded, uniquingKeysWith: +),
            setAside: purge.setAside,
            isErased: purge.isErased && isErased
        )
    }

    /// Forgets what has not been moved of the vendors that are counted, and what can't be read.
    ///
    /// - Returns: Whether nothing of it is left.
    private func discard(_ counts: inout [String: Int]) -> Bool {
        do throws(StorageError) {
            try journal.discard { record in
                let vendor = try? JournaledRecord(record.bytes).vendor
                guard let vendor else { return true }
                guard let count = counts[vendor] else { return false }
                counts[vendor] = count + 1
                return true
            }
            return true
        } catch {
            outbox.tell([.journal(error.description, isFullDisk: error.isFullDisk)])
            return false
        }
    }

    @discardableResult
    func close(within time: Duration) -> Bool {
        let isMoved = journal.close(within: time)
        // Who is kept from moving by another process has waited for it already.
        outbox.close(within: isMoved ? .seconds(1) : .zero, counting: refusals.take())
        return isMoved
    }
}

extension JournaledOutbox: RecordKeeper {
    func keep(_ records: [VendorRecord]) {
        do throws(JournalRefusal) {
            try journal.append(
                byteCounts: records.map { $0.journalByteCount },
                mustKeep: records.contains { $0.hasRevenue }
            ) { index, place in
                records[index].writeJournalBytes(to: place)
            }
        } catch {
            switch error {
            case .full: refusals.add(records)
            case .tooLong: keepAfterAll(records)
            case .closed: keepAtOnce(records)
            }
        }
    }

    /// Stores records or, while the outbox takes none, leaves them in a journal for the next process.
    private func keepAtOnce(_ records: [VendorRecord]) {
        guard !outbox.canStore else { return outbox.keep(records) }
        do throws(StorageError) {
            let last = try JournaledOutbox(over: outbox, limits: JournalLimits())
            last.keep(records)
            last.close(within: .zero)
        } catch {
            outbox.keep(records)
        }
    }

    /// Stores what is longer than a journal's segment, once all that came before is stored.
    private func keepAfterAll(_ records: [VendorRecord]) {
        _ = journal.waitUntilMoved(within: JournalLimits().longestWait)
        outbox.keep(records)
    }
}
