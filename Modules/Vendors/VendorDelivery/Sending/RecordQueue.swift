/// A record that waits to be sent, with its place in its vendor's queue.
public struct QueuedRecord: Sendable, Equatable {
    /// Grows with each record of a vendor.
    public let number: Int
    public internal(set) var record: VendorRecord

    public init(number: Int, record: VendorRecord) {
        self.number = number
        self.record = record
    }
}

/// The records that wait to be sent, each vendor's in its own order.
public protocol RecordQueue: Sendable {
    /// The oldest records that one request may hold, empty when none waits.
    ///
    /// In one step it asks for permission, forgets and counts the records that were made under
    /// another epoch, and notes which of those it gives must not be repeated: should the process
    /// die before they are settled, they are in doubt. What is claimed stays queued until it is
    /// settled, and only the holder of the vendor's lease claims.
    ///
    /// - Parameters:
    ///   - vendor: Whose records.
    ///   - rule: How many may share a request.
    ///   - permission: The epoch of the consent in force, or nil when nothing may be sent.
    /// - Returns: The records, oldest first, with their times raised where the rule says so; their
    ///   parameters, which are for tools, may be left out.
    /// - Throws: When what is stored can't be read or written.
    func claim(
        _ vendor: String,
        by rule: BatchRule,
        permission: () -> Int?
    ) throws -> [QueuedRecord]

    /// Notes how claimed records ended, all in one step.
    ///
    /// - Throws: When what is stored can't be written; then nothing is noted.
    func settle(_ vendor: String, _ fates: [(number: Int, fate: RecordFate)]) throws

    /// Whether none of a vendor's records waits.
    ///
    /// - Throws: When what is stored can't be read.
    func isEmpty(_ vendor: String) throws -> Bool

    /// Until when a vendor asked to be sent nothing, in microseconds since 1970 UTC; 0 when it never
    /// did.
    ///
    /// - Throws: When what is stored can't be read.
    func pauseEnd(of vendor: String) throws -> Int

    /// Notes until when a vendor asked to be sent nothing, for whoever sends next.
    ///
    /// - Throws: When it can't be stored.
    func pause(_ vendor: String, until time: Int) throws
}
