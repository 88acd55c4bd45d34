/// Where a journal's records are moved to, in the order they were appended.
///
/// Rows and watermark go into one transaction, which is what keeps a record from being moved twice:
/// a process that is killed after it leaves files whose records the next process skips.
///
///     struct Outbox: JournalDestination {
///         let database: Database
///
///         func store(_ records: [JournalRecord], upTo watermark: JournalWatermark) throws {
///             try database.inTransaction {
///                 for record in records { try insert(record.bytes) }
///                 try setWatermark(watermark.sequence, of: watermark.journal)
///             }
///         }
///         func watermark(of journal: JournalID) throws -> UInt64? { try selectWatermark(journal) }
///         func forget(_ journal: JournalID) throws { try deleteWatermark(journal) }
///     }
///
///     let journal = try Journal(in: directory, to: Outbox(database), report: show)
///
/// The journal's writer thread calls it, and whoever calls ``Journal/adopt(in:to:report:)``; so two
/// threads can be in it at once, though never for one journal. It must append nothing itself.
public protocol JournalDestination: Sendable {
    /// Stores all of it, watermark included, or throws and has stored nothing.
    ///
    /// What could not be stored is offered again, after a pause that grows. There are no records, and
    /// only a watermark, when all of them were forgotten.
    func store(_ records: [JournalRecord], upTo watermark: JournalWatermark) throws

    /// The watermark that was stored last, or `nil` when none was.
    func watermark(of journal: JournalID) throws -> UInt64?

    /// Removes the watermark: nothing of this journal is left, and its name does not come back.
    func forget(_ journal: JournalID) throws
}
