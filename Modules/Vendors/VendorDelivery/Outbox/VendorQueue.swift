import Database

/// One vendor's records in the database.
///
/// Everything it does belongs in a transaction.
final class VendorQueue {
    /// The column of `queues` that counts why records left a queue.
    enum Departure: String, CaseIterable {
        case sent, dead
        case inDoubt = "in_doubt"
        case purged, evicted
    }

    let vendor: String
    let connection: Connection
    let table: String
    let deadLetters: String
    let inDoubt: String
    let lastTimes: String
    var position = QueuePosition()
    /// Up to here, all records with revenue, and all without, are evicted or in flight.
    var evictedThrough = [true: 0, false: 0]

    init(vendor: String, connection: Connection) {
        self.vendor = vendor
        self.connection = connection
        deadLetters = "\(vendor)_dead_letters"
        inDoubt = "\(vendor)_in_doubt"
        lastTimes = "\(vendor)_last_times"
        table = "\(vendor)_records"
    }

    func append(_ record: some OutboxRecord) throws(DatabaseError) {
        let byteCount = record.storedBytes
        position.lastNumber += 1
        position.bytesThrough += byteCount
        let insertion = try insertion()
            .bind(position.lastNumber, at: 1)
            .bind(position.bytesThrough, at: 2)
            .bind(byteCount, at: 3)
            .bind(record.epoch, at: 4)
            .bind(record.isOnce ? 1 : 0, at: 5)
            .bind(record.hasRevenue ? 1 : 0, at: 6)
            .bind(record.time, at: 7)
            .bind(record.key.rawValue, at: 8)
        try record.withTexts { texts in
            Result { () throws(DatabaseError) in try insertion.run(binding: texts, at: 9) }
        }.get()
    }

    private var preparedInsertion: Statement?
    private func insertion() throws(DatabaseError) -> Statement {
        if let preparedInsertion { return preparedInsertion }
        let sql = "INSERT INTO \(table) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        let statement = try connection.statement(sql)
        preparedInsertion = statement
        return statement
    }

    /// Removes records and notes why.
    ///
    /// - Parameters:
    ///   - numbers: Of which some may be gone already.
    ///   - departure: Why they go.
    /// - Returns: How many there were.
    /// - Throws: When the database can't be used.
    @discardableResult
    func remove(
        _ numbers: ClosedRange<Int>,
        as departure: Departure
    ) throws(DatabaseError) -> Int {
        let (count, bytes) = try size(of: numbers)
        guard count > 0 else { return 0 }
        try connection.statement("DELETE FROM \(table) WHERE number BETWEEN ? AND ?")
            .bind(numbers, at: 1).run()
        try note(departure, count: count, bytes: bytes)
        return count
    }

    /// How many of some records there are, and how many bytes.
    private func size(of numbers: ClosedRange<Int>) throws(DatabaseError) -> (Int, Int) {
        if let bytes = try bytesOfOldest(numbers) { return (numbers.count, bytes) }
        let sizes = try connection.statement(
            "SELECT count(*), sum(\(Self.byteCount)) FROM \(table) WHERE number BETWEEN ? AND ?"
        )
        defer { sizes.reset() }
        _ = try sizes.bind(numbers, at: 1).next()
        return (sizes.integer(0), sizes.integer(1))
    }

    /// The bytes of the oldest records, without looking at each; nil when these are others.
    ///
    /// When as many are gone as come before the first one, none is missing after it, so all that was
    /// there up to the last one is either these or gone.
    private func bytesOfOldest(_ numbers: ClosedRange<Int>) throws(DatabaseError) -> Int? {
        guard position.removedCount == numbers.lowerBound &- 1 else { return nil }
        let ends = try connection.statement(
            """
            SELECT (SELECT min(number) FROM \(table)), bytes_through FROM \(table)
            WHERE number = ?
            """
        )
        defer { ends.reset() }
        guard try ends.bind(numbers.upperBound, at: 1).next() else { return nil }
        guard ends.integer(0) == numbers.lowerBound else { return nil }
        let bytesThrough = ends.integer(1)
        let possible = position.removedBytes...position.bytesThrough
        return possible.contains(bytesThrough) ? bytesThrough - position.removedBytes : nil
    }

    /// Counts records that were removed.
    func note(
        _ departure: Departure,
        count: Int,
        bytes: Int
    ) throws(DatabaseError) {
        position.removedCount += count
        position.removedBytes = min(position.removedBytes + bytes, position.bytesThrough)
        let column = departure.rawValue
        try connection.statement(
            """
            UPDATE queues SET last_number = ?, bytes_through = ?, removed_bytes = ?,
                \(column) = \(column) + ? WHERE vendor = ?
            """
        )
        .bind(position.lastNumber, at: 1).bind(position.bytesThrough, at: 2)
        .bind(position.removedBytes, at: 3).bind(count, at: 4).bind(vendor, at: 5)
        .run()
    }
}
