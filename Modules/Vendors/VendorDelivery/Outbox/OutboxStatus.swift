/// What an outbox holds, and what became of all that it was given.
public struct OutboxStatus: Sendable, Equatable {
    /// In the order that the outbox was given.
    public let vendors: [VendorStatus]
    /// What the files of the outbox's directory and of its journals take.
    public let directoryBytes: Int
    /// How many records that can't be read are kept aside; nobody can tell whose they are.
    public let unreadable: Int
    /// Whether all of it is in memory, since no file could be used.
    public let isInMemory: Bool

    /// One vendor's share.
    ///
    /// All that came is queued, sent, dead, in doubt, purged, evicted or dropped.
    public struct VendorStatus: Sendable, Equatable {
        public let vendor: String
        /// How many wait, those in memory included.
        public internal(set) var queued = 0
        public internal(set) var queuedBytes = 0
        /// When the oldest that waits happened, in microseconds since 1970 UTC.
        public internal(set) var oldest: Int?
        public internal(set) var sent = 0
        /// How often a record stayed queued after it was sent; the others count records.
        public internal(set) var retried = 0
        public internal(set) var inDoubt = 0
        public internal(set) var dead = 0
        /// How many were forgotten since consent had ended.
        public internal(set) var purged = 0
        /// How many were removed to make room.
        public internal(set) var evicted = 0
        /// How many were never stored, since nothing could be.
        public internal(set) var dropped = 0
        /// Until when the vendor asked to be sent nothing, in microseconds since 1970 UTC.
        public internal(set) var pausedUntil: Int?

        init(vendor: String) {
            self.vendor = vendor
        }
    }
}

/// A record that left its queue and was not delivered, as far as anyone knows.
public struct SetAsideRecord: Sendable, Equatable {
    public enum Cause: Sendable, Equatable {
        case dead, inDoubt
    }

    public let vendor: String
    public let number: Int
    public let cause: Cause
    public let name: String
    public let key: RecordKey
    /// When it happened, in microseconds since 1970 UTC.
    public let time: Int
    public let reason: String
}
