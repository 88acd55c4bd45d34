import Database
import Journal

extension OutboxStore {
    func open() {
        do throws(StorageError) {
            try Directory(of: files.path).make()
        } catch {
            tell(.directoryUnavailable(error))
            openInMemory()
            return
        }
        // Looked up before: once this is found to be damaged, another process may have put a new
        // one in its place.
        identity = files.identity
        do throws(DatabaseError) {
            database = try OutboxDatabase(path: files.path, vendors: vendors, erases: erases)
            identity = files.identity
        } catch {
            if error.isDamage {
                replaceDamaged()
            } else {
                tell(.databaseUnavailable(error))
                openInMemory()
            }
        }
    }

    /// Sets the damaged database aside and begins a new one, or uses the one another process began.
    func replaceDamaged() {
        database = nil
        do throws(DatabaseError) {
            if let keptAs = try files.setAside(identity) {
                tell(.damaged(path: files.path, keptAs: keptAs))
            }
            database = try OutboxDatabase(path: files.path, vendors: vendors, erases: erases)
            identity = files.identity
        } catch {
            tell(.databaseUnavailable(error))
            openInMemory()
        }
    }

    private func openInMemory() {
        isInMemory = true
        do throws(DatabaseError) {
            database = try OutboxDatabase(
                path: Connection.memory,
                vendors: vendors,
                erases: erases
            )
        } catch {
            database = nil
            tell(.databaseUnavailable(error))
        }
    }
}
