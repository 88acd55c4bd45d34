import Database

extension VendorQueue {
    /// Removes the oldest records until enough are gone, but none that are in flight.
    ///
    /// - Parameters:
    ///   - excess: What must go, lessened by what went.
    ///   - hasRevenue: Which of the records may go.
    /// - Returns: How many went.
    /// - Throws: When the database can't be used.
    func evict(
        _ excess: inout Backlog.Excess,
        hasRevenue: Bool
    ) throws(DatabaseError) -> Int {
        let first = evictedThrough[hasRevenue, default: 0]
        let condition = """
            has_revenue = ? AND number > ?
            AND number NOT IN (SELECT number FROM in_flight WHERE vendor = '\(vendor)')
            """
        let oldest = try connection.statement(
            "SELECT number, \(Self.byteCount) FROM \(table) WHERE \(condition) ORDER BY number"
        )
        oldest.bind(hasRevenue ? 1 : 0, at: 1).bind(first, at: 2)
        var (count, bytes, last) = (0, 0, first)
        while !excess.isNone, try oldest.next() {
            count += 1
            bytes += oldest.integer(1)
            last = oldest.integer(0)
            excess.lessen(bytes: oldest.integer(1))
        }
        oldest.reset()
        guard count > 0 else { return 0 }
        try connection.statement("DELETE FROM \(table) WHERE \(condition) AND number <= ?")
            .bind(hasRevenue ? 1 : 0, at: 1).bind(first, at: 2).bind(last, at: 3).run()
        evictedThrough[hasRevenue] = last
        try note(.evicted, count: count, bytes: bytes)
        return count
    }
}
