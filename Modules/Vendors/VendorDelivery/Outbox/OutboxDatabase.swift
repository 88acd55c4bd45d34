import Database

/// All vendors' queues in one database.
final class OutboxDatabase {
    let connection: Connection
    /// What the vendor that matters least has comes last.
    let queues: [VendorQueue]
    /// The database's after our last transaction; nil when the positions must be looked up.
    private var seenVersion: UInt32?

    /// - Parameters:
    ///   - path: The file, or the path of none.
    ///   - vendors: Whose queues it has, the vendor that matters most first.
    ///   - patience: How long to wait for other processes, in milliseconds.
    ///   - erases: Whether what is removed is overwritten.
    /// - Throws: When it can't be opened.
    init(
        path: String,
        vendors: [String],
        patience: Int,
        erases: Bool
    ) throws(DatabaseError) {
        let connection = try Connection(
            path: path,
            schema: .outbox,
            patience: patience,
            erases: erases
        )
        try Self.makeTables(of: vendors, with: connection)
        self.connection = connection
        queues = vendors.map { VendorQueue(vendor: $0, connection: connection) }
    }

    /// Makes vendors' tables where they are missing.
    ///
    /// - Throws: That the database is damaged, where those are missing that all vendors share.
    private static func makeTables(
        of vendors: [String],
        with connection: Connection
    ) throws(DatabaseError) {
        do throws(DatabaseError) {
            for vendor in vendors { try connection.execute(Schema.tables(of: vendor)) }
            try connection.execute(Schema.useOfSharedTables)
        } catch {
            throw error.isMistake ? .damaged(path: connection.path) : error
        }
    }

    /// A vendor's queue, nil for one that the outbox was not made for.
    func queue(of vendor: String) -> VendorQueue? {
        queues.first { $0.vendor == vendor }
    }

    /// Runs a transaction over queues that are as others left them.
    func transaction<Result>(
        _ body: () throws(DatabaseError) -> Result
    ) throws(DatabaseError) -> Result {
        try begin()
        do throws(DatabaseError) {
            let result = try body()
            try commit()
            return result
        } catch {
            rollBack()
            throw error
        }
    }

    func begin() throws(DatabaseError) {
        try connection.begin()
        do throws(DatabaseError) {
            if connection.dataVersion != seenVersion {
                for queue in queues { try queue.reload() }
            }
        } catch {
            rollBack()
            throw error
        }
    }

    func commit() throws(DatabaseError) {
        try connection.commit()
        seenVersion = connection.dataVersion
    }

    func rollBack() {
        connection.rollBack()
        seenVersion = nil
    }

    /// Adds records at the ends of their queues, and makes room when there are too many.
    ///
    /// - Parameters:
    ///   - records: What to add.
    ///   - backlog: How many there may be.
    ///   - isOutdated: Whether the consent that a record was made under is over: it is counted as
    ///     purged then, and not added.
    /// - Returns: How many were evicted.
    /// - Throws: When the database can't be used.
    func append(
        _ records: [some OutboxRecord],
        within backlog: Backlog,
        isOutdated: (_ vendor: String, _ epoch: Int) -> Bool
    ) throws(DatabaseError) -> Int {
        for record in records {
            guard let queue = queue(of: record.vendor) else {
                fatalError(Outbox.problem(withUnknown: record.vendor))
            }
            if isOutdated(record.vendor, record.epoch) {
                try queue.countPurged(record)
            } else {
                try queue.append(record)
            }
        }
        let queued = queues.reduce(0) { $0 + $1.position.queued }
        let bytes = queues.reduce(0) { $0 + $1.position.queuedBytes }
        guard var excess = backlog.excess(records: queued, bytes: bytes) else { return 0 }
        var evicted = 0
        for hasRevenue in [false, true] {
            for queue in queues.reversed() where !excess.isNone {
                evicted += try queue.evict(&excess, hasRevenue: hasRevenue)
            }
        }
        return evicted
    }

    /// Counts records of which nothing was kept.
    func noteDropped(_ dropped: [String: Int]) throws(DatabaseError) {
        for (vendor, count) in dropped {
            try connection.statement("UPDATE queues SET dropped = dropped + ? WHERE vendor = ?")
                .bind(count, at: 1).bind(vendor, at: 2).run()
        }
    }
}
