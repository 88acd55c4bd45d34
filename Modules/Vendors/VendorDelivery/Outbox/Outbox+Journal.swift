import Database
public import Journal
import Synchronization

extension Outbox {
    /// The name of the folder with the journals of all processes.
    public static let journalFolder = "journal"

    var journalDirectory: String { "\(directory)/\(Self.journalFolder)" }

    /// A writer that moves records to this outbox behind its callers' backs.
    ///
    /// - Parameter limits: How large its journal may grow, and how long it makes callers wait.
    /// - Returns: The writer or, where there can be no journal, this outbox, which is told once.
    public func journaled(limits: JournalLimits = JournalLimits()) -> any RecordWriter {
        // Where there is no directory for the one, there is none for the other.
        guard !store.withLock({ $0.isInMemory }) else { return self }
        do throws(StorageError) {
            let writer = try JournaledOutbox(over: self, limits: limits)
            store.withLock { $0.hasJournal = true }
            return writer
        } catch {
            serveItself(insteadOf: error)
            return self
        }
    }

    /// Goes on in memory where there can be neither journal nor database, which is told as one.
    private func serveItself(insteadOf journal: StorageError) {
        let problems = store.withLock { store in
            do throws(DatabaseError) {
                try store.read { _ in }
            } catch {
                if store.useMemory(insteadOf: error) { return store.takeProblems() }
            }
            return store.takeProblems() + [.journalUnavailable(journal)]
        }
        tell(problems)
    }

    /// Whether a transaction can be begun just now.
    var canStore: Bool {
        store.withLock { store in
            do throws(DatabaseError) {
                try store.transaction { _ throws(DatabaseError) in }
                return true
            } catch {
                return false
            }
        }
    }

    /// Whether it was told that records stay in the journal until the database can be used.
    public var hasToldOfDelay: Bool { toldByJournal.withLock { $0.contains(.notMoved) } }

    /// Moves what dead processes left in their journals, so that it can be claimed.
    ///
    /// A writer does so by itself; this is for who claims and writes nothing.
    ///
    /// - Returns: How many records were moved.
    @discardableResult
    public func adoptJournals() -> Int {
        adoptJournals(purging: [])
    }

    @discardableResult
    func adoptJournals(purging vendors: Set<String>) -> Int {
        guard !store.withLock({ $0.isInMemory }) else { return 0 }
        return Journal.adopt(
            in: journalDirectory,
            to: OutboxDestination(outbox: self, purgedVendors: vendors),
            report: { incident in tell(incident) }
        )
    }

    /// Erases what journals have set aside as damaged, since nobody can tell whose it is.
    ///
    /// - Returns: Whether nothing of it is left.
    func eraseJournalsSetAside() -> Bool {
        do throws(StorageError) {
            try Journal.eraseSetAside(in: journalDirectory)
            return true
        } catch {
            tell([.journal(error.description, isFullDisk: error.isFullDisk)])
            return false
        }
    }

    /// Tells it once, and waits for nobody who uses the store: a call that is to return may be in it.
    func tell(_ incident: JournalIncident) {
        let problem = OutboxProblem(incident)
        if toldByJournal.withLock({ $0.insert(problem.kind).inserted }) { tell([problem]) }
    }
}
