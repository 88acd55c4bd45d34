import Database
import Journal

/// What a journal has for an outbox at once, decoded.
struct JournalPage: Sendable {
    private(set) var records: [JournaledRecord] = []
    private(set) var unreadable: [(record: JournalRecord, reason: UnreadableRecord)] = []

    init(_ encoded: [JournalRecord]) {
        records.reserveCapacity(encoded.count)
        for record in encoded {
            do throws(UnreadableRecord) {
                records.append(try JournaledRecord(record.bytes))
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
    ///   - isOutdated: Whether the consent that a record was made under is over, as of this
    ///     transaction.
    /// - Returns: How many records were evicted.
    /// - Throws: When the database can't be used.
    func append(
        to database: OutboxDatabase,
        within backlog: Backlog,
        upTo watermark: JournalWatermark,
        isOutdated: (_ vendor: String, _ epoch: Int) -> Bool
    ) throws(DatabaseError) -> Int {
        let isKnown = { (record: JournaledRecord) in database.queue(of: record.vendor) != nil }
        let foreign = records.filter { !isKnown($0) }
        let known = foreign.isEmpty ? records : records.filter(isKnown)
        try database.appendForeign(foreign)
        for (record, reason) in unreadable {
            try database.setAside(record, of: watermark.journal, reason: reason)
        }
        try database.setWatermark(watermark)
        return try database.append(known, within: backlog, isOutdated: isOutdated)
    }
}
