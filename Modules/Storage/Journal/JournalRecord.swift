/// What was appended, and where it stands in its journal's order.
public struct JournalRecord: Equatable, Sendable {
    /// Counts from 1, with no gap in the life of a journal; records that were forgotten are missing.
    public let sequence: UInt64
    public let bytes: [UInt8]

    public init(sequence: UInt64, bytes: [UInt8]) {
        self.sequence = sequence
        self.bytes = bytes
    }
}

/// How far the records of a journal have been moved.
public struct JournalWatermark: Hashable, Sendable {
    public let journal: JournalID
    /// The last record that has been moved; all before it have been, too.
    public let sequence: UInt64

    public init(journal: JournalID, sequence: UInt64) {
        self.journal = journal
        self.sequence = sequence
    }
}
