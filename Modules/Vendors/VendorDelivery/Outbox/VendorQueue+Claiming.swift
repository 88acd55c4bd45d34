import Database

extension VendorQueue {
    /// The oldest records that a request may hold; those of another epoch before them are removed.
    func claim(by rule: BatchRule, epoch: Int) throws(DatabaseError) -> [QueuedRecord] {
        var oldest = try oldest(by: rule)
        while oldest.contains(where: { $0.record.epoch != epoch }) {
            let outdated = oldest.filter { $0.record.epoch != epoch }.map(\.number)
            for numbers in Self.runs(of: outdated) { try remove(numbers, as: .purged) }
            oldest = try self.oldest(by: rule)
        }
        oldest.removeLast(oldest.count - rule.firstBatchCount(of: oldest))
        if rule.raisesTimes { try raiseTimes(of: &oldest) }
        for queued in oldest where queued.record.repetition == .once {
            try connection.statement("INSERT OR IGNORE INTO in_flight VALUES (?, ?)")
                .bind(vendor, at: 1).bind(queued.number, at: 2).run()
        }
        return oldest
    }

    /// Numbers in order, as ranges.
    private static func runs(of numbers: [Int]) -> [ClosedRange<Int>] {
        numbers.reduce(into: []) { runs, number in
            if let last = runs.last, last.upperBound == number - 1 {
                runs[runs.count - 1] = last.lowerBound...number
            } else {
                runs.append(number...number)
            }
        }
    }

    /// As many records as could be in one request, at least one when there is any.
    private func oldest(by rule: BatchRule) throws(DatabaseError) -> [QueuedRecord] {
        let rows = try connection.statement(
            """
            SELECT number, epoch, is_once, has_revenue, time, key, endpoint, name, envelope, body
            FROM \(table) ORDER BY number LIMIT ?
            """
        )
        defer { rows.reset() }
        rows.bind(max(rule.maximumRecords, 1), at: 1)
        var oldest: [QueuedRecord] = []
        var bytes = 0
        while bytes <= rule.maximumBytes, try rows.next() {
            let record = record(in: rows)
            bytes += record.body.utf8.count
            oldest.append(QueuedRecord(number: rows.integer(0), record: record))
        }
        return oldest
    }

    /// What is stored of a record: all but its parameters, which its body holds too.
    private func record(in row: Statement) -> VendorRecord {
        var record = VendorRecord(
            vendor: vendor,
            endpoint: row.text(6),
            name: row.text(7),
            key: RecordKey(rawValue: row.number(5)),
            time: row.time(4),
            envelope: row.text(8),
            body: row.text(9),
            repetition: row.integer(2) == 1 ? .once : .safe,
            hasRevenue: row.integer(3) == 1
        )
        record.epoch = row.integer(1)
        return record
    }
}
