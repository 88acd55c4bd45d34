import Dispatch

/// Keeps records through the death of the process, and moves them to a destination by itself.
///
/// ``append(byteCounts:mustKeep:write:)`` writes to memory that is mapped from a file and makes no system call in
/// all but a few of its calls: the first starts the writer thread, one in a segment's records may
/// make a further segment while the writer is behind, and one a second may wake the writer. What it
/// has returned for is found after the process was killed, by any signal, and is moved by the next
/// process that opens a journal in the directory. It is not found after a power cut that came before
/// the kernel wrote the pages, some 30 seconds later.
///
/// One thread moves the records in order, those of many calls in one transaction, and uses the files
/// again. See ``JournalDestination`` for how an owner wires it.
///
/// A file of a journal that anyone shortens ends the process (SIGBUS).
public final class Journal: Sendable {
    let core: JournalCore

    /// Which journal this is; sequences count in it alone.
    public var id: JournalID { core.id }

    /// Makes a journal of this process; those of dead ones are adopted when records are appended.
    ///
    /// - Parameters:
    ///   - directory: Where its files are; made where it is missing, for its owner only.
    ///   - id: What no other journal has.
    ///   - limits: How large it may grow.
    ///   - destination: Where its records are moved to.
    ///   - report: Told what goes wrong behind the callers' backs, on any thread; calls no journal.
    /// - Throws: ``StorageError`` when files can't be made there, or not so that they keep what is
    ///   written on a full disk; nothing is left behind. Whatever was to be appended must be stored
    ///   in another way then.
    public init(
        in directory: String,
        id: JournalID = .random(),
        limits: JournalLimits = JournalLimits(),
        to destination: any JournalDestination,
        report: @escaping @Sendable (JournalIncident) -> Void
    ) throws(StorageError) {
        if let mistake = limits.mistake(page: Page.byteCount) { fatalError(mistake) }
        let files = JournalFiles(directory: directory)
        try Directory(of: files.lock(of: id)).make()
        try FileSystem(directory: directory).requireSafeMapping()
        core = try JournalCore(
            files: files,
            id: id,
            limits: limits,
            destination: destination,
            report: report
        )
    }

    deinit {
        _ = core.close(until: .now())
    }

    /// Waits until all that has been appended so far has been moved.
    ///
    /// - Returns: Whether it has, within this time.
    public func waitUntilMoved(within time: Duration) -> Bool {
        core.waitUntilMoved(until: .after(time))
    }

    /// Forgets records that have not been moved, and erases all that have.
    ///
    /// None of their bytes is in the directory when it returns, nor of files that were set aside as
    /// damaged, since nobody can tell what is in those. What has been moved is its destination's to
    /// forget, after this. Waits for the records that are on their way.
    ///
    /// - Parameter isUnwanted: Asked about each record; must append nothing.
    /// - Returns: How many were forgotten.
    /// - Throws: ``StorageError`` when a file that was set aside can't be erased; the records are
    ///   forgotten all the same.
    @discardableResult
    public func discard(
        where isUnwanted: (JournalRecord) -> Bool
    ) throws(StorageError) -> Int {
        let count = core.discard(where: isUnwanted)
        try core.files.eraseSetAside()
        return count
    }

    /// Erases the files of all journals in a directory that were set aside as damaged.
    ///
    /// - Throws: ``StorageError`` when one can't be erased.
    public static func eraseSetAside(in directory: String) throws(StorageError) {
        try JournalFiles(directory: directory).eraseSetAside()
    }

    /// What has become of the records so far.
    public var counts: JournalCounts {
        core.counts
    }

    /// Moves what is left within this time, ends the writer thread, and removes the files.
    ///
    /// When records are left, the files stay, and the next journal in the directory adopts them. A
    /// destination that hangs while it stores keeps this waiting for longer.
    ///
    /// - Returns: Whether all records have been moved.
    @discardableResult
    public func close(within time: Duration) -> Bool {
        core.close(until: .after(time))
    }

    /// Moves the records of journals whose processes are dead, and removes their files.
    ///
    /// A journal does so by itself once it is appended to. Two who do it at once share the journals.
    ///
    /// - Parameters:
    ///   - directory: Where the journals are.
    ///   - destination: Where their records are moved to.
    ///   - report: Told of journals that can't be adopted, and of damage in those that are.
    /// - Returns: How many records were moved.
    @discardableResult
    public static func adopt(
        in directory: String,
        to destination: any JournalDestination,
        report: (JournalIncident) -> Void
    ) -> Int {
        withoutActuallyEscaping(report) { report in
            var adoption = Adoption(
                files: JournalFiles(directory: directory),
                destination: destination,
                report: report
            )
            adoption.adoptAll()
            return adoption.movedRecords
        }
    }
}

extension DispatchTime {
    /// The time so much later than now.
    static func after(_ duration: Duration) -> DispatchTime {
        let (seconds, attoseconds) = duration.components
        let nanoseconds = Double(seconds) * 1e9 + Double(attoseconds) / 1e9
        return .now() + DispatchTimeInterval.nanoseconds(Int(min(nanoseconds, 1e18)))
    }
}
