import Database

extension VendorQueue {
    /// Counts a record as purged that has never been in the queue.
    func countPurged(_ record: some OutboxRecord) throws(DatabaseError) {
        try append(record)
        try remove(position.lastNumber...position.lastNumber, as: .purged)
    }

    /// How many records of a vendor are kept that are dead, and how many that are in doubt.
    static let keptAside = 1_000

    /// Moves records to a table of those that were not delivered, of which the last are kept.
    func setAside(
        _ numbers: ClosedRange<Int>,
        as departure: Departure,
        reason: String
    ) throws(DatabaseError) {
        let target = departure == .dead ? deadLetters : inDoubt
        try connection.statement(
            """
            INSERT OR REPLACE INTO \(target)
            SELECT number, time, key, endpoint, name, envelope, body, ? FROM \(table)
            WHERE number BETWEEN ? AND ?
            """
        ).bind(reason, at: 1).bind(numbers, at: 2).run()
        try connection.statement(
            """
            DELETE FROM \(target) WHERE number <= (
                SELECT number FROM \(target) ORDER BY number DESC LIMIT 1 OFFSET \(Self.keptAside)
            )
            """
        ).run()
        try remove(numbers, as: departure)
    }

    /// Removes all that there is of the vendor.
    func purge() throws(DatabaseError) -> (queued: Int, setAside: Int) {
        let queued = position.queued
        try connection.statement("DELETE FROM \(table)").run()
        try note(.purged, count: queued, bytes: position.queuedBytes)
        var setAside = 0
        for kept in [deadLetters, inDoubt] {
            try connection.statement("DELETE FROM \(kept)").run()
            setAside += connection.changedRows
        }
        try connection.statement("DELETE FROM \(lastTimes)").run()
        try connection.statement("DELETE FROM in_flight WHERE vendor = ?").bind(vendor, at: 1).run()
        return (queued, setAside)
    }

    /// Notes how records ended; a run of neighbours that ended alike is one step.
    func settle(_ fates: [(number: Int, fate: RecordFate)]) throws(DatabaseError) {
        var rest = fates[...]
        while let first = rest.first {
            var last = first.number
            rest = rest.dropFirst()
            while let next = rest.first, next.number &- 1 == last, next.number > last,
                next.fate == first.fate
            {
                last = next.number
                rest = rest.dropFirst()
            }
            try settle(first.number...last, as: first.fate)
        }
    }

    /// Takes those that a process left in flight when it died as in doubt.
    ///
    /// - Returns: How many there were.
    func recover() throws(DatabaseError) -> Int {
        let left = try connection.statement(
            """
            SELECT number FROM in_flight
            WHERE vendor = ? AND number IN (SELECT number FROM \(table)) ORDER BY number
            """
        )
        var fates: [(number: Int, fate: RecordFate)] = []
        left.bind(vendor, at: 1)
        while try left.next() {
            let reason = "the program ended before the answer came"
            fates.append((left.integer(0), .inDoubt(reason: reason)))
        }
        try settle(fates)
        try connection.statement("DELETE FROM in_flight WHERE vendor = ?").bind(vendor, at: 1).run()
        return fates.count
    }

    private func settle(
        _ numbers: ClosedRange<Int>,
        as fate: RecordFate
    ) throws(DatabaseError) {
        switch fate {
        case .delivered: try remove(numbers, as: .sent)
        case .dead(let reason): try setAside(numbers, as: .dead, reason: reason)
        case .inDoubt(let reason): try setAside(numbers, as: .inDoubt, reason: reason)
        case .again:
            try connection.statement("UPDATE queues SET retried = retried + ? WHERE vendor = ?")
                .bind(numbers.count, at: 1).bind(vendor, at: 2).run()
        }
        try connection.statement(
            "DELETE FROM in_flight WHERE vendor = ? AND number BETWEEN ? AND ?"
        ).bind(vendor, at: 1).bind(numbers, at: 2).run()
    }
}

extension Statement {
    /// Binds the ends of a range.
    @discardableResult
    func bind(_ numbers: ClosedRange<Int>, at place: Int32) -> Statement {
        bind(numbers.lowerBound, at: place).bind(numbers.upperBound, at: place + 1)
    }
}
