import Dispatch

/// What a journal's callers and its writer thread share, behind one lock.
struct JournalState {
    /// What the writer thread is at, as far as those know who may want it to hurry.
    enum Writer {
        case notStarted
        case working
        /// Waits for a moment, so that several calls' records are moved together.
        case dozing
        /// Waits until it is called.
        case asleep
    }

    /// What a caller has to do for the writer, outside of the lock.
    enum Call {
        case nothing
        case start
        case wake
    }

    /// What is reported once in the life of a journal.
    enum Once: Hashable {
        case full, noRoom, waited, noFurtherSegment
    }

    var backlog: Backlog
    /// Given up when the journal is closed.
    var lock: JournalLock?
    var isClosed = false
    var counts = JournalCounts()
    private var writer = Writer.notStarted
    /// Whether the writer was called urgently while it worked, so that it must look once more.
    private var isHurried = false
    /// How often those who wait were woken.
    private(set) var wakings = 0
    private var waiting: [DispatchSemaphore] = []
    /// What had been moved when somebody waited for room in vain.
    private var movedAtVainWait: UInt64?
    private var reported: Set<Once> = []

    init(backlog: Backlog, lock: JournalLock) {
        self.backlog = backlog
        self.lock = lock
    }

    /// Has the writer thread come to the records: soon, or if it is urgent, at once.
    mutating func callWriter(isUrgent: Bool) -> Call {
        switch writer {
        case .notStarted:
            writer = .working
            return .start
        case .asleep: break
        case .dozing: guard isUrgent else { return .nothing }
        case .working:
            isHurried = isHurried || isUrgent
            return .nothing
        }
        writer = .working
        return .wake
    }

    mutating func writerFailedToStart() {
        writer = .notStarted
    }

    /// Notes that the writer is about to wait, unless it must not.
    ///
    /// - Returns: Whether it may.
    mutating func mayWait(_ writer: Writer) -> Bool {
        guard !isClosed, !isHurried else {
            isHurried = false
            return false
        }
        self.writer = writer
        return true
    }

    mutating func writerWorks() {
        writer = .working
    }

    mutating func isFirst(_ once: Once) -> Bool {
        reported.insert(once).inserted
    }

    var mayWaitForRoom: Bool { movedAtVainWait != backlog.movedLast }

    mutating func waitedInVain() {
        movedAtVainWait = backlog.movedLast
    }

    mutating func addWaiting(_ semaphore: DispatchSemaphore) {
        waiting.append(semaphore)
    }

    /// Lets those who wait look again.
    mutating func wakeWaiting() {
        for semaphore in waiting { semaphore.signal() }
        waiting.removeAll()
        wakings += 1
    }
}
