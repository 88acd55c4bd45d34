public import Database
public import Journal

/// What keeps an outbox from doing all that it should, each kind told once a run.
///
/// A description names files with their whole paths: show it where they are, and send it to nobody.
public enum OutboxProblem: Sendable, Equatable {
    /// There is no directory for it; records are kept in memory.
    case directoryUnavailable(StorageError)
    /// The database can't be opened; records are kept in memory.
    case databaseUnavailable(DatabaseError)
    /// The database can't be written to; records wait in memory until it can.
    case notWritten(DatabaseError)
    /// The database was damaged, and there is a new one.
    case damaged(path: String, keptAs: String)
    /// Records that should be sent were removed, to make room for newer ones.
    case backlogFull(Backlog)
    /// Records were not kept, since the database can't be written to and memory's share is full.
    case dropped(limit: Int)
    /// There can be no journal, so that each call waits for the database.
    case journalUnavailable(StorageError)
    /// What the journal tells, in its words.
    case journal(String, isFullDisk: Bool)
    /// Records came out of a journal that can't be read; the last of them are kept as they are.
    case unreadable(UnreadableRecord)

    enum Kind: Sendable, Hashable {
        case unavailable, notWritten, damaged, backlogFull, dropped, journalUnavailable, unreadable
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
        case .journalUnavailable: .journalUnavailable
        case .journal(let text, _): .journal(text)
        case .unreadable: .unreadable
        }
    }
}

extension OutboxProblem {
    /// Whether the reason is that a disk has no room, as it is for whatever else is stored there.
    public var isFullDisk: Bool {
        switch self {
        case .directoryUnavailable(let error), .journalUnavailable(let error): error.isFullDisk
        case .databaseUnavailable(let error), .notWritten(let error): error.isFullDisk
        case .journal(_, let isFullDisk): isFullDisk
        case .damaged, .backlogFull, .dropped, .unreadable: false
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
        case .journalUnavailable(let error):
            "\(error) Until then each call waits until the database has what it sends."
        case .journal(let text, _):
            text
        case .unreadable(let reason):
            "Records of a journal can't be read, so they are not sent: \(reason)"
        }
    }
}
