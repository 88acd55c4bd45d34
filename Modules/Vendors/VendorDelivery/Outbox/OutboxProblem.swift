public import Database
public import Journal

/// What keeps an outbox from doing all that it should, each kind told once a run, but each loss.
///
/// A description names files with their whole paths: show it where they are, and send it to nobody.
public enum OutboxProblem: Sendable, Equatable {
    /// There is no directory for it; records are kept in memory.
    case directoryUnavailable(StorageError)
    /// The database can't be opened, nor a journal made; records are kept in memory.
    case databaseUnavailable(DatabaseError)
    /// The database can't be written to; records wait in memory until it can.
    case notWritten(DatabaseError)
    /// The database was damaged, and there is a new one.
    case damaged(path: String, keptAs: String)
    /// Records that should be sent were removed, to make room for newer ones.
    case backlogFull(Backlog)
    /// Records were not kept, since the database can't be written to and memory's share is full.
    case dropped(limit: Int)
    /// By vendor, how many records end with this process, in no file and counted in none.
    case lost([String: Int])
    /// There can be no journal, so that each call waits for the database.
    case journalUnavailable(StorageError)
    /// The database can't be used; records wait in the journal until it can, in which process ever.
    case notMoved(DatabaseError)
    /// What the journal tells, in its words.
    case journal(String, isFullDisk: Bool)
    /// Records came out of a journal that can't be read; the last of them are kept as they are.
    case unreadable(UnreadableRecord)

    enum Kind: Sendable, Hashable {
        case unavailable, notWritten, damaged, backlogFull, dropped, journalUnavailable, notMoved
        case lost, unreadable
        /// A journal itself tells what should be told once.
        case journal(String)
    }

    var kind: Kind {
        switch self {
        case .directoryUnavailable, .databaseUnavailable: .unavailable
        case .notWritten: .notWritten
        case .damaged: .damaged
        case .backlogFull: .backlogFull
        case .dropped: .dropped
        case .lost: .lost
        case .journalUnavailable: .journalUnavailable
        case .notMoved: .notMoved
        case .journal(let text, _): .journal(text)
        case .unreadable: .unreadable
        }
    }
}

extension OutboxProblem {
    /// - Parameter incident: What a journal met, of which the database is the reason or not.
    init(_ incident: JournalIncident) {
        switch incident {
        case .notMoved(let error as DatabaseError), .notAdopted(_, let error as DatabaseError):
            self = .notMoved(error)
        case .noRoom:
            // Records end here: it is told, whatever else a full disk has led to.
            self = .journal(incident.description, isFullDisk: false)
        default:
            let isFullDisk = (incident.error as? StorageError)?.isFullDisk ?? false
            self = .journal(incident.description, isFullDisk: isFullDisk)
        }
    }

    /// Whether it is the last word on records, and tells how many.
    public var isLoss: Bool {
        if case .lost = self { true } else { false }
    }

    /// Whether the reason is that a disk has no room, as it is for whatever else is stored there.
    public var isFullDisk: Bool {
        switch self {
        case .directoryUnavailable(let error), .journalUnavailable(let error): error.isFullDisk
        case .databaseUnavailable(let error), .notWritten(let error), .notMoved(let error):
            error.isFullDisk
        case .journal(_, let isFullDisk): isFullDisk
        case .damaged, .backlogFull, .dropped, .lost, .unreadable: false
        }
    }
}

extension OutboxProblem: CustomStringConvertible {
    public var description: String {
        switch self {
        case .directoryUnavailable(let error):
            "\(error) Until then what is to be sent is kept in memory."
        case .databaseUnavailable(let error):
            "\(error) Until then what waits in it stays there, and what comes is kept in memory."
        case .notWritten(let error):
            "\(error) Until then what is to be sent waits in memory."
        case .damaged(let path, let keptAs):
            "'\(path)' was damaged, so what waited in it is not sent; it is kept as '\(keptAs)', "
                + "and a new one is begun."
        case .backlogFull(let backlog):
            "More than \(backlog.maximumRecords) records or \(backlog.maximumBytes) bytes wait to "
                + "be sent, so the oldest of the vendor that matters least are removed. "
                + "To fix, send them: 'moove inspect' counts what was removed."
        case .dropped(let limit):
            "\(limit) records wait in memory and can't be stored, so further ones are dropped. "
                + "To fix, see why nothing can be stored."
        case .lost(let counts):
            "Some records could not be stored, so they are lost with this process: "
                + counts.sorted { $0.key < $1.key }.map { "\($0.value) of \($0.key)" }
                .joined(separator: ", ")
                + ". To fix, see why nothing can be stored, before the next one."
        case .journalUnavailable(let error):
            "\(error) Until then each call waits until the database has what it sends."
        case .notMoved(let error):
            "\(error) Until then what is to be sent stays in the journal, also when this ends."
        case .journal(let text, _):
            text
        case .unreadable(let reason):
            "Records of a journal can't be read, so they are not sent: \(reason)"
        }
    }
}
