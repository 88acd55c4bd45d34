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

    /// Up to the end of the year 9999, in microseconds since 1970 UTC.
    static let times = 0...253_402_300_799_999_999

    private func lastTime(of name: String) throws(DatabaseError) -> Int? {
        let last = try connection.statement("SELECT time FROM \(lastTimes) WHERE name = ?")
        defer { last.reset() }
        return try last.bind(name, at: 1).next() ? last.time(0) : nil
    }
}

extension Statement {
    /// A time that vendors' rules and formats can take, the nearest one to what a damaged row says.
    func time(_ column: Int32) -> Int {
        let times = VendorQueue.times
        return min(max(integer(column), times.lowerBound), times.upperBound)
    }
}
