import Database

extension VendorQueue {
    /// Until when the vendor wants nothing, in microseconds since 1970 UTC.
    func pauseEnd() throws(DatabaseError) -> Int {
        let pause = try connection.statement("SELECT paused_until FROM queues WHERE vendor = ?")
        defer { pause.reset() }
        return try pause.bind(vendor, at: 1).next() ? pause.integer(0) : 0
    }

    func pause(until time: Int) throws(DatabaseError) {
        try connection.statement("UPDATE queues SET paused_until = ? WHERE vendor = ?")
            .bind(time, at: 1).bind(vendor, at: 2).run()
    }
}
