import Database

extension VendorQueue {
    /// Raises each time to the last one that was claimed under its name, and notes it as the last.
    ///
    /// The last times outlive the process that claimed: the vendor has them, whoever sends next.
    func raiseTimes(of claimed: inout [QueuedRecord]) throws(DatabaseError) {
        for index in claimed.indices {
            let record = claimed[index].record
            let last = try lastTime(of: record.name)
            claimed[index].record.time = max(record.time, last ?? record.time)
            guard record.time > last ?? Int.min else { continue }
            try connection.statement("INSERT OR REPLACE INTO \(lastTimes) VALUES (?, ?)")
                .bind(record.name, at: 1).bind(record.time, at: 2).run()
        }
    }

    private func lastTime(of name: String) throws(DatabaseError) -> Int? {
        let last = try connection.statement("SELECT time FROM \(lastTimes) WHERE name = ?")
        defer { last.reset() }
        return try last.bind(name, at: 1).next() ? last.integer(0) : nil
    }
}
