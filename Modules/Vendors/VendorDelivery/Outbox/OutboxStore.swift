import Database

/// What an outbox has: the database, and what can't be written to it now.
///
/// It must not be locked when problems are told, since whoever hears of one may use the outbox.
final class OutboxStore {
    let files: DatabaseFile
    let vendors: [String]
    let backlog: Backlog
    let memoryLimit: Int
    let erases: Bool
    let isOutdated: Outbox.OutdatedConsent
    var identity: FileIdentity?
    var database: OutboxDatabase?
    var waiting: [VendorRecord] = []
    var dropped: [String: Int] = [:]
    private var told: Set<OutboxProblem.Kind> = []
    private var untold: [OutboxProblem] = []
    var isInMemory = false
    /// Whether a journal keeps what is to be stored until it can be.
    var hasJournal = false
    /// Whether this process stores nothing later that it can't store at once.
    var isEnded = false
    /// How long to wait for other processes, in milliseconds: one call does when one doesn't end,
    /// and those after it don't until it has.
    var patience = Connection.patience
    /// What that is when nobody has waited in vain.
    var usualPatience = Connection.patience
    /// Whether the last attempt to store what waits came to nothing.
    var hasFailed = false

    init(
        path: String,
        vendors: [String],
        backlog: Backlog,
        memoryLimit: Int,
        erases: Bool,
        isOutdated: @escaping Outbox.OutdatedConsent
    ) {
        files = DatabaseFile(path: path)
        self.vendors = vendors
        self.backlog = backlog
        self.memoryLimit = memoryLimit
        self.erases = erases
        self.isOutdated = isOutdated
    }

    /// The problems since the last time.
    func takeProblems() -> [OutboxProblem] {
        defer { untold = [] }
        return untold
    }

    /// Has the next attempt wait for other processes, although the last one did in vain.
    func waitAgain() {
        patience = max(patience, usualPatience)
    }

    /// Uses the database as it is, outside of a transaction.
    func read<Result>(
        _ body: (OutboxDatabase) throws(DatabaseError) -> Result
    ) throws(DatabaseError) -> Result {
        try attempt(body)
    }

    /// Does something in one transaction, after what waited in memory.
    func transaction<Result>(
        _ body: (OutboxDatabase) throws(DatabaseError) -> Result
    ) throws(DatabaseError) -> Result {
        try finish(try began(), body)
    }

    /// Begins the transaction that `claim` ends, once what waited in memory is stored.
    func begin() throws(DatabaseError) {
        _ = try began()
    }

    /// Claims records, and ends the transaction.
    ///
    /// - Parameters:
    ///   - vendor: Whose records.
    ///   - rule: How many may share a request.
    ///   - permission: The epoch of the consent in force, or nil when nothing may be sent.
    /// - Returns: The records, oldest first.
    /// - Throws: When the database can't be used.
    func claim(
        _ vendor: String,
        by rule: BatchRule,
        permission: Int?
    ) throws(DatabaseError) -> [QueuedRecord] {
        try finish(try usable()) { database throws(DatabaseError) in
            guard let permission, let queue = database.queue(of: vendor) else { return [] }
            return try queue.claim(by: rule, epoch: permission)
        }
    }

    private func began() throws(DatabaseError) -> OutboxDatabase {
        try storeWaiting()
        return try attempt { database throws(DatabaseError) in
            try database.begin()
            return database
        }
    }

    /// Does something in the transaction that was begun, and ends it.
    private func finish<Result>(
        _ database: OutboxDatabase,
        _ body: (OutboxDatabase) throws(DatabaseError) -> Result
    ) throws(DatabaseError) -> Result {
        do throws(DatabaseError) {
            let result = try body(database)
            try database.commit()
            return result
        } catch {
            database.rollBack()
            if error.isDamage { try replaceDamaged() }
            throw error
        }
    }

    /// Uses the database, and a new one when it turns out to be damaged.
    func attempt<Result>(
        _ body: (OutboxDatabase) throws(DatabaseError) -> Result
    ) throws(DatabaseError) -> Result {
        do throws(DatabaseError) {
            let database = try usable()
            database.connection.waits(milliseconds: patience)
            let result = try body(database)
            patience = usualPatience
            return result
        } catch {
            guard error.isDamage else {
                patience = 0
                throw error
            }
            return try body(try replaceDamaged())
        }
    }

    func tell(_ problem: OutboxProblem) {
        guard problem.isLoss || told.insert(problem.kind).inserted else { return }
        untold.append(problem)
    }
}
