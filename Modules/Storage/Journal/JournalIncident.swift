/// What went wrong in a journal behind its callers' backs, for whoever runs the program.
public enum JournalIncident: Sendable {
    /// A segment had damaged records; those before them were moved, the file is kept.
    case damaged(StorageError)
    /// So many records of a journal are gone, as after a power cut.
    case missing(records: UInt64, journal: JournalID)
    /// Records were refused for the first time, since the limit is reached.
    case full(totalBytes: Int)
    /// Records were refused for the first time, since no further segment can be made.
    case noRoom(StorageError)
    /// Records that must be kept waited for the first time.
    case waited
    /// No further segment can be made, so the journal goes on with those it has.
    case noFurtherSegment(StorageError)
    /// The destination refuses records; it is asked again and again. Reported once until it takes
    /// some.
    case notMoved(any Error)
    /// A dead process's journal could not be adopted; the next adoption tries again.
    case notAdopted(journal: JournalID, any Error)
    /// The directory can't be searched for dead processes' journals.
    case notSearched(StorageError)
    /// No thread can be started, so records stay where they are until it can, or are adopted.
    case noWriter(code: Int32)
}

extension JournalIncident {
    /// What led to it, if something did.
    public var error: (any Error)? {
        switch self {
        case .damaged(let error), .noFurtherSegment(let error), .noRoom(let error),
            .notSearched(let error):
            error
        case .notMoved(let error), .notAdopted(_, let error): error
        case .missing, .full, .waited, .noWriter: nil
        }
    }
}

extension JournalIncident: CustomStringConvertible {
    public var description: String {
        switch self {
        case .damaged(let error):
            "A segment of a journal is damaged, and what follows in it is lost: \(error)"
        case .missing(let records, let journal):
            "\(records) records of the journal '\(journal)' are missing, as after a power cut."
        case .full(let totalBytes):
            "The journal has reached its \(totalBytes) bytes, so records are refused and counted. "
                + "To fix, see why none are moved out of it."
        case .noRoom(let error):
            "The journal is full and can't grow, so records are refused and counted: \(error)"
        case .waited:
            "The journal is full, so records that must be kept wait for its destination."
        case .noFurtherSegment(let error):
            "The journal can't grow, so records may be refused: \(error)"
        case .notMoved(let error):
            "Records can't be moved out of the journal and stay in it for now: \(error)"
        case .notAdopted(let journal, let error):
            "The records of the dead journal '\(journal)' stay in it for now: \(error)"
        case .notSearched(let error):
            "Records of dead processes may stay in their journals for now: \(error)"
        case .noWriter(let code):
            "No thread can be started (\(SystemProblem(code: code).name)), so records stay in the "
                + "journal for now. To fix, let the process have more threads."
        }
    }
}
