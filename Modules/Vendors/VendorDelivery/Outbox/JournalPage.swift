import Database
import Journal

/// What a journal has for an outbox at once, decoded.
struct JournalPage: Sendable {
    private(set) var records: [VendorRecord] = []
    /// Those whose consent is over.
    private(set) var outdated: [VendorRecord] = []
    private(set) var unreadable: [(record: JournalRecord, reason: UnreadableRecord)] = []

    init(_ encoded: [JournalRecord], isOutdated: (VendorRecord) -> Bool) {
        records.reserveCapacity(encoded.count)
        for record in encoded {
            do throws(UnreadableRecord) {
                let decoded = try VendorRecord(journalBytes: record.bytes)
                if isOutdated(decoded) { outdated.append(decoded) } else { records.append(decoded) }
            } catch {
                unreadable.append((record, error))
            }
        }
    }

    /// Stores all of it, in a transaction.
    ///
    /// - Parameters:
    ///   - database: Where to.
    ///   - backlog: How much that holds.
    ///   - watermark: How far the journal is moved with this.
    /// - Returns: How many records were evicted.
    /// - Throws: When the database can't be used.
    func append(
        to database: OutboxDatabase,
        within backlog: Backlog,
        upTo watermark: JournalWatermark
    ) throws(DatabaseError) -> Int {
        let isKnown = { (record: VendorRecord) in database.queue(of: record.vendor) != nil }
        let foreign = records.filter { !isKnown($0) }
        let known = foreign.isEmpty ? records : records.filter(isKnown)
        try database.appendForeign(foreign)
        for (record, reason) in unreadable {
            try database.setAside(record, of: watermark.journal, reason: reason)
        }
        for record in outdated { try database.queue(of: record.vendor)?.countPurged(record) }
        try database.setWatermark(watermark)
        return try database.append(known, within: backlog)
    }
}
