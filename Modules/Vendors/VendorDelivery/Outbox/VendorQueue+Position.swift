import Database

extension VendorQueue {
    /// Looks up where the queue is, after another process or a failed transaction changed it.
    func reload() throws(DatabaseError) {
        let departures = Departure.allCases.map(\.rawValue)
        let state = try connection.statement(
            """
            SELECT last_number, bytes_through, removed_bytes, retried, dropped,
                \(departures.joined(separator: ", "))
            FROM queues WHERE vendor = ?
            """
        )
        let last = try connection.statement(
            """
            SELECT number, bytes_through, (SELECT min(number) FROM \(table))
            FROM \(table) ORDER BY number DESC LIMIT 1
            """
        )
        defer {
            state.reset()
            last.reset()
        }
        position = QueuePosition()
        evictedThrough = [true: 0, false: 0]
        if try state.bind(vendor, at: 1).next() {
            position.lastNumber = try state.integer(0, in: Self.counts)
            position.bytesThrough = try state.integer(1, in: Self.counts)
            position.removedBytes = try state.integer(2, in: Self.counts)
            for column in 3...4 { _ = try state.integer(Int32(column), in: Self.counts) }
            for column in departures.indices {
                position.removedCount += try state.integer(Int32(5 + column), in: Self.counts)
            }
        }
        // The row in `queues` is as old as the last departure; a record at the end may be newer.
        if try last.next() {
            let lastNumber = try last.integer(0, in: Self.counts)
            let bytesThrough = try last.integer(1, in: Self.counts)
            _ = try last.integer(2, in: 1...max(1, lastNumber))
            if lastNumber > position.lastNumber {
                position.lastNumber = lastNumber
                position.bytesThrough = bytesThrough
            }
        }
        guard position.isPossible else { throw .damaged(path: connection.path) }
    }

    /// What anything here may count, so that adding up what a damaged file says ends no process.
    static let counts = 0...1 << 56

    /// The size of a record in SQL, whatever a damaged row says.
    static let byteCount = "min(max(byte_count, 0), \(1 << 32))"
}
