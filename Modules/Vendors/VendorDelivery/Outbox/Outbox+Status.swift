import Database

extension Outbox {
    /// What the outbox holds, counted.
    ///
    /// - Returns: The status.
    /// - Throws: When the database can't be read.
    public func status() throws -> OutboxStatus {
        let journalFiles = DatabaseFile(path: "\(journalDirectory)/")
        return try withStore { store throws(DatabaseError) in
            var vendors: [OutboxStatus.VendorStatus] = []
            let stored = try store.read { database throws(DatabaseError) in
                try database.queues.map { queue throws(DatabaseError) in try queue.status() }
            }
            let unreadable = try store.read { database throws(DatabaseError) in
                try database.unreadableCount()
            }
            for var status in stored {
                let waiting = store.waiting.filter { $0.vendor == status.vendor }
                status.queued += waiting.count
                status.queuedBytes += waiting.reduce(0) { $0 + $1.storedBytes }
                status.oldest = status.oldest ?? waiting.first?.time
                status.dropped += store.dropped[status.vendor, default: 0]
                vendors.append(status)
            }
            return OutboxStatus(
                vendors: vendors,
                directoryBytes: store.files.directoryBytes + journalFiles.directoryBytes,
                unreadable: unreadable,
                isInMemory: store.isInMemory
            )
        }
    }

    /// The records that were not delivered, each vendor's in its own order.
    ///
    /// - Returns: Those that are kept, which are the last thousand of each vendor and cause.
    /// - Throws: When the database can't be read.
    public func setAsideRecords() throws -> [SetAsideRecord] {
        try withStore { store throws(DatabaseError) in
            try store.read { database throws(DatabaseError) in
                var all: [SetAsideRecord] = []
                for queue in database.queues {
                    all += try queue.setAsideRecords(.dead)
                    all += try queue.setAsideRecords(.inDoubt)
                }
                return all
            }
        }
    }

    /// Whether a directory has an outbox, or a journal that one is filled from; asking makes none.
    public static func exists(in directory: String) -> Bool {
        [fileName, journalFolder].contains { name in
            DatabaseFile(path: "\(directory)/\(name)").identity != nil
        }
    }
}

extension VendorQueue {
    func status() throws(DatabaseError) -> OutboxStatus.VendorStatus {
        var status = OutboxStatus.VendorStatus(vendor: vendor)
        let counts = try connection.statement(
            """
            SELECT sent, retried, in_doubt, dead, purged, evicted, dropped,
                (SELECT count(*) FROM \(table)), (SELECT sum(\(Self.byteCount)) FROM \(table))
            FROM queues WHERE vendor = ?
            """
        )
        let oldest = try connection.statement("SELECT time FROM \(table) ORDER BY number LIMIT 1")
        defer {
            counts.reset()
            oldest.reset()
        }
        guard try counts.bind(vendor, at: 1).next() else { return status }
        status.sent = try counts.integer(0, in: Self.counts)
        status.retried = try counts.integer(1, in: Self.counts)
        status.inDoubt = try counts.integer(2, in: Self.counts)
        status.dead = try counts.integer(3, in: Self.counts)
        status.purged = try counts.integer(4, in: Self.counts)
        status.evicted = try counts.integer(5, in: Self.counts)
        status.dropped = try counts.integer(6, in: Self.counts)
        status.queued = counts.integer(7)
        status.queuedBytes = counts.integer(8)
        if try oldest.next() { status.oldest = oldest.time(0) }
        let pauseEnd = try pauseEnd()
        if pauseEnd > 0 { status.pausedUntil = pauseEnd }
        return status
    }

    fileprivate func setAsideRecords(
        _ cause: SetAsideRecord.Cause
    ) throws(DatabaseError) -> [SetAsideRecord] {
        let table = cause == .dead ? deadLetters : inDoubt
        let rows = try connection.statement(
            "SELECT number, name, key, time, reason FROM \(table) ORDER BY number"
        )
        var records: [SetAsideRecord] = []
        while try rows.next() {
            records.append(
                SetAsideRecord(
                    vendor: vendor,
                    number: rows.integer(0),
                    cause: cause,
                    name: rows.text(1),
                    key: RecordKey(rawValue: rows.number(2)),
                    time: rows.time(3),
                    reason: rows.text(4)
                )
            )
        }
        return records
    }
}
