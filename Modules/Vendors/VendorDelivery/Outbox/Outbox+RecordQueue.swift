import Database
import Synchronization

extension Outbox: RecordQueue {
    public func claim(
        _ vendor: String,
        by rule: BatchRule,
        permission: () -> Int?
    ) throws -> [QueuedRecord] {
        let (outcome, problems) = store.withLock { store in
            let outcome: Result<[QueuedRecord], DatabaseError>
            do throws(DatabaseError) {
                try store.begin()
                // Asked for inside of the transaction: what is decided later is later than it.
                let epoch = permission()
                outcome = .success(try store.claim(vendor, by: rule, permission: epoch))
            } catch {
                outcome = .failure(error)
            }
            return (outcome, store.takeProblems())
        }
        tell(problems)
        return try outcome.get()
    }

    public func settle(_ vendor: String, _ fates: [(number: Int, fate: RecordFate)]) throws {
        try withStore { store throws(DatabaseError) in
            // The request can't be taken back: without this, what it delivered would be in doubt.
            store.waitAgain()
            try store.transaction { database throws(DatabaseError) in
                try database.queue(of: vendor)?.settle(fates)
            }
        }
    }

    public func isEmpty(_ vendor: String) throws -> Bool {
        try withStore { store throws(DatabaseError) in
            try store.transaction { database throws(DatabaseError) in
                (database.queue(of: vendor)?.position.queued ?? 0) == 0
            }
        }
    }

    public func pauseEnd(of vendor: String) throws -> Int {
        try withStore { store throws(DatabaseError) in
            try store.read { database throws(DatabaseError) in
                try database.queue(of: vendor)?.pauseEnd() ?? 0
            }
        }
    }

    public func pause(_ vendor: String, until time: Int) throws {
        try withStore { store throws(DatabaseError) in
            try store.transaction { database throws(DatabaseError) in
                try database.queue(of: vendor)?.pause(until: time)
            }
        }
    }

    /// Takes what a process left in flight when it died, and must not be repeated, as in doubt.
    ///
    /// Only the holder of the vendor's lease may call it, before it claims for the first time.
    ///
    /// - Parameter vendor: Whose records.
    /// - Returns: How many there were.
    /// - Throws: When what is stored can't be read or written.
    @discardableResult
    public func recover(_ vendor: String) throws -> Int {
        try withStore { store throws(DatabaseError) in
            try store.transaction { database throws(DatabaseError) in
                try database.queue(of: vendor)?.recover() ?? 0
            }
        }
    }
}
