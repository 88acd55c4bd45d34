import Database

/// What a purge removed.
public struct OutboxPurge: Sendable, Equatable {
    /// By vendor, how many records waited to be sent.
    public let queued: [String: Int]
    /// By vendor, how many were kept as dead or in doubt.
    public let setAside: [String: Int]
    /// Whether nothing of them is left in any file; false while another process reads the log.
    public let isErased: Bool
}

extension Outbox {
    /// Removes all that there is of some vendors, so that no byte of it is left in the directory.
    ///
    /// What can't be read goes too, since nobody can tell whose it is: records, and damaged files that
    /// were set aside. So do the records that dead processes left in their journals.
    ///
    /// - Parameter vendors: Who may get nothing any more.
    /// - Returns: What was removed.
    /// - Throws: When the database can't be used; then what it holds is still there.
    public func purge(vendors: Set<String>) throws -> OutboxPurge {
        adoptJournals(purging: vendors)
        let isErased = eraseJournalsSetAside()
        return try withStore { store throws(DatabaseError) in
            if !store.isInMemory { try store.files.removeSetAside() }
            let waiting = store.forgetWaiting(of: vendors)
            var queued: [String: Int] = [:]
            var setAside: [String: Int] = [:]
            try store.transaction { database throws(DatabaseError) in
                try database.forgetUnreadable()
                for queue in database.queues where vendors.contains(queue.vendor) {
                    let purged = try queue.purge()
                    queued[queue.vendor] = purged.queued + waiting[queue.vendor, default: 0]
                    setAside[queue.vendor] = purged.setAside
                }
            }
            // What was found to be damaged only now was set aside too.
            if !store.isInMemory { try store.files.removeSetAside() }
            return OutboxPurge(
                queued: queued,
                setAside: setAside,
                isErased: try store.database?.connection.emptyLog() ?? false && isErased
            )
        }
    }
}
