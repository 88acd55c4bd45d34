import Database
import Journal

/// Where a journal's records are moved to: the rows and the watermark in one transaction.
struct OutboxDestination: JournalDestination {
    let outbox: Outbox
    var refusals: Refusals?
    /// Whose records go in though their consent is over, for a purge that counts them.
    var purgedVendors: Set<String> = []

    func store(_ records: [JournalRecord], upTo watermark: JournalWatermark) throws {
        let page = JournalPage(records)
        let refused = refusals?.take() ?? [:]
        try outbox.withStore { store throws(DatabaseError) in
            store.noteDropped(refused)
            try store.requireFile()
            let evicted = try store.transaction { database throws(DatabaseError) in
                // Asked inside of it: who decides later purges what it stores.
                try page.append(to: database, within: store.backlog, upTo: watermark) {
                    !purgedVendors.contains($0) && store.isOutdated($0, $1)
                }
            }
            if evicted > 0 { store.tell(.backlogFull(store.backlog)) }
            if let first = page.unreadable.first { store.tell(.unreadable(first.reason)) }
        }
    }

    func watermark(of journal: JournalID) throws -> UInt64? {
        try outbox.withStore { store throws(DatabaseError) in
            try store.requireFile()
            return try store.transaction { database throws(DatabaseError) in
                try database.watermark(of: journal)
            }
        }
    }

    func forget(_ journal: JournalID) throws {
        try outbox.withStore { store throws(DatabaseError) in
            try store.requireFile()
            try store.transaction { database throws(DatabaseError) in
                try database.forget(journal)
            }
        }
    }
}

extension OutboxStore {
    /// Refuses where the database is in memory, which keeps less than the journal does.
    fileprivate func requireFile() throws(DatabaseError) {
        guard !isInMemory else { throw .notCreated(path: files.path, errorNumber: 0) }
    }
}
