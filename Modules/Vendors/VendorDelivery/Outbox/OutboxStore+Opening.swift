import Database
import Journal

extension OutboxStore {
    /// The database, opened when it isn't yet: what couldn't be opened before is tried again.
    func usable() throws(DatabaseError) -> OutboxDatabase {
        if let database { return database }
        guard !isInMemory else { throw .notCreated(path: files.path, errorNumber: 0) }
        do throws(StorageError) {
            try Directory(of: files.path).make()
        } catch {
            tell(.directoryUnavailable(error))
            return try openInMemory()
        }
        // Looked up before: once this is found to be damaged, another process may have put a new
        // one in its place.
        identity = files.identity
        do throws(DatabaseError) {
            return try openFile()
        } catch {
            guard error.isDamage else { throw error }
            return try replaceDamaged()
        }
    }

    /// Sets the damaged database aside and begins a new one, or uses the one another process began.
    @discardableResult
    func replaceDamaged() throws(DatabaseError) -> OutboxDatabase {
        guard !isInMemory else { return try openInMemory() }
        database = nil
        if let keptAs = try files.setAside(identity) {
            tell(.damaged(path: files.path, keptAs: keptAs))
        }
        return try openFile()
    }

    /// Goes on in memory where the file can be of no use to this process, and nothing else keeps
    /// records; one that is only busy is of use later.
    ///
    /// - Returns: Whether it does.
    func useMemory(insteadOf error: DatabaseError) -> Bool {
        guard database == nil, !isInMemory, !hasJournal, !error.isBusy else { return false }
        tell(.databaseUnavailable(error))
        do throws(DatabaseError) {
            _ = try openInMemory()
        } catch {
            tell(.notWritten(error))
        }
        return true
    }

    private func openFile() throws(DatabaseError) -> OutboxDatabase {
        let opened = try OutboxDatabase(
            path: files.path,
            vendors: vendors,
            patience: patience,
            erases: erases
        )
        identity = files.identity
        database = opened
        return opened
    }

    private func openInMemory() throws(DatabaseError) -> OutboxDatabase {
        isInMemory = true
        database = nil
        let opened = try OutboxDatabase(
            path: Connection.memory,
            vendors: vendors,
            patience: 0,
            erases: erases
        )
        database = opened
        return opened
    }
}
