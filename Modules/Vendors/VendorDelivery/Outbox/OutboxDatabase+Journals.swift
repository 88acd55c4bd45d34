import Database
import Journal

extension OutboxDatabase {
    /// How many records that can't be read are kept.
    static let keptUnreadable = 1_000

    /// How far a journal's records have been moved, nil when none has been.
    func watermark(of journal: JournalID) throws(DatabaseError) -> UInt64? {
        let row = try connection.statement("SELECT moved FROM journals WHERE journal = ?")
        defer { row.reset() }
        guard try row.bind(journal.description, at: 1).next() else { return nil }
        return UInt64(bitPattern: Int64(row.integer(0)))
    }

    func setWatermark(_ watermark: JournalWatermark) throws(DatabaseError) {
        try connection.statement("INSERT OR REPLACE INTO journals VALUES (?, ?)")
            .bind(watermark.journal.description, at: 1)
            .bind(Int(Int64(bitPattern: watermark.sequence)), at: 2)
            .run()
    }

    func forget(_ journal: JournalID) throws(DatabaseError) {
        try connection.statement("DELETE FROM journals WHERE journal = ?")
            .bind(journal.description, at: 1).run()
    }

    /// Keeps the bytes of what is no record, with the reason.
    func setAside(
        _ record: JournalRecord,
        of journal: JournalID,
        reason: UnreadableRecord
    ) throws(DatabaseError) {
        try connection.statement("INSERT INTO unreadable_records VALUES (NULL, ?, ?, ?, ?)")
            .bind(journal.description, at: 1)
            .bind(Int(Int64(bitPattern: record.sequence)), at: 2)
            .bind(reason.description, at: 3)
            .bind(record.bytes, at: 4)
            .run()
        try connection.statement(
            """
            DELETE FROM unreadable_records WHERE number <= (
                SELECT number FROM unreadable_records ORDER BY number DESC
                LIMIT 1 OFFSET \(Self.keptUnreadable)
            )
            """
        ).run()
    }

    func unreadableCount() throws(DatabaseError) -> Int {
        let count = try connection.statement("SELECT count(*) FROM unreadable_records")
        defer { count.reset() }
        return try count.next() ? count.integer(0) : 0
    }

    func forgetUnreadable() throws(DatabaseError) {
        try connection.statement("DELETE FROM unreadable_records").run()
    }

    /// Adds records of vendors that this program is not configured with, for one that is.
    func appendForeign(_ records: [JournaledRecord]) throws(DatabaseError) {
        var queues: [String: VendorQueue] = [:]
        for record in records {
            if let queue = queues[record.vendor] {
                try queue.append(record)
            } else {
                let queue = try makeForeignQueue(of: record.vendor)
                queues[record.vendor] = queue
                try queue.append(record)
            }
        }
    }

    private func makeForeignQueue(of vendor: String) throws(DatabaseError) -> VendorQueue {
        try connection.execute(Schema.tables(of: vendor))
        let queue = VendorQueue(vendor: vendor, connection: connection)
        try queue.reload()
        return queue
    }
}
