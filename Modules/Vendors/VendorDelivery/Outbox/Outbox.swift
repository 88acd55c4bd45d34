import Database
import Synchronization

/// What waits to be sent, in the file `outbox.sqlite` of a directory.
///
/// What a vendor's stand-in hands to its sink is stored when the stand-in's call returns or, inside
/// of `call`, when that does: from then on the death of the process takes nothing back. Several
/// processes may use one directory.
///
/// A database that can't be used keeps nothing from running. One that is damaged is renamed, and a
/// new one is begun. While another process keeps it, records wait in memory; where none can be made,
/// or a later version made it, they stay there, and what is left at the end is told. With a journal
/// they wait in that instead, for as long as it takes. Each kind of problem is told once.
public final class Outbox: RecordWriter {
    /// Whether the consent that a vendor's records were made under is over.
    public typealias OutdatedConsent = @Sendable (_ vendor: String, _ epoch: Int) -> Bool

    /// The file's name.
    public static let fileName = "outbox.sqlite"

    /// How many records are kept in memory, when they can't be stored.
    public static let memoryLimit = 1_000

    let directory: String
    let vendors: Set<String>
    private let report: @Sendable (OutboxProblem) -> Void
    let store: Mutex<OutboxStore>
    let toldByJournal = Mutex<Set<OutboxProblem.Kind>>([])

    /// Opens an outbox, which makes it and its directory where they are missing.
    ///
    /// - Parameters:
    ///   - directory: Where its file is, and nothing else's of that name.
    ///   - vendors: Whose records it takes, the vendor that matters most first; lower-case letters,
    ///     digits and underscores.
    ///   - backlog: How much it holds.
    ///   - isOutdated: Asked when a journal's records are moved, which may be after another process
    ///     has purged the outbox: those whose consent is over are counted as purged, and not stored.
    ///   - report: Told of problems, on the thread that met them.
    public convenience init(
        directory: String,
        vendors: [String],
        backlog: Backlog = .standard,
        isOutdated: @escaping OutdatedConsent = { _, _ in false },
        report: @escaping @Sendable (OutboxProblem) -> Void
    ) {
        self.init(
            directory: directory,
            vendors: vendors,
            backlog: backlog,
            erases: true,
            isOutdated: isOutdated,
            report: report
        )
    }

    /// The same, also without overwriting what is removed, so that a test can see what that does.
    init(
        directory: String,
        vendors: [String],
        backlog: Backlog,
        erases: Bool,
        isOutdated: @escaping OutdatedConsent = { _, _ in false },
        report: @escaping @Sendable (OutboxProblem) -> Void
    ) {
        if let problem = Self.problem(with: vendors) { fatalError(problem) }
        self.directory = directory
        self.vendors = Set(vendors)
        self.report = report
        store = Mutex(
            OutboxStore(
                path: "\(directory)/\(Self.fileName)",
                vendors: vendors,
                backlog: backlog,
                memoryLimit: Self.memoryLimit,
                erases: erases,
                isOutdated: isOutdated
            )
        )
        openEarly()
    }

    /// Where that fails, it is tried again when there is something to store or to send.
    private func openEarly() {
        tell(
            store.withLock { store in
                try? store.read { _ in }
                return store.takeProblems()
            }
        )
    }

    /// Where a vendor's stand-in puts its records.
    ///
    /// - Parameters:
    ///   - vendor: One of the outbox's; its records must say the same.
    ///   - epoch: The epoch of the consent in force, asked for each time.
    /// - Returns: The sink.
    public func sink(
        for vendor: String,
        epoch: @escaping @Sendable () -> Int
    ) -> any RecordSink {
        requireVendor(vendor)
        return WriterSink(keeper: self, epoch: epoch)
    }

    /// Runs a call, and stores the records of all vendors that it leads to in one transaction.
    ///
    /// They are stored when it returns. It belongs around each call of Herald, on the same thread.
    ///
    /// - Parameter body: The call.
    /// - Throws: What `body` throws, and nothing else; what it led to before is stored.
    public func call<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
        try keepAll(of: body)
    }

    public func waitUntilQueued(within time: Duration) -> Bool {
        keep([])
        return store.withLock { $0.waiting.isEmpty }
    }

    @discardableResult
    public func close(within time: Duration) -> Bool {
        close(within: time, counting: [:])
    }

    /// Stores what waits in memory, and tells what is lost with this process.
    ///
    /// - Parameters:
    ///   - time: How long to wait for other processes.
    ///   - dropped: By vendor, how many records nothing has kept and nobody has counted.
    /// - Returns: Whether nothing is lost.
    @discardableResult
    func close(within time: Duration, counting dropped: [String: Int]) -> Bool {
        let (isAllKept, problems) = store.withLock { store in
            store.noteDropped(dropped)
            return (store.end(within: time), store.takeProblems())
        }
        tell(problems)
        return isAllKept
    }

    /// Uses the store, and tells of what it met when it is free again.
    func withStore<Result: Sendable>(
        _ body: @Sendable (OutboxStore) throws(DatabaseError) -> Result
    ) throws(DatabaseError) -> Result {
        let (outcome, problems) = store.withLock { store in
            let outcome = Swift.Result { () throws(DatabaseError) in try body(store) }
            return (outcome, store.takeProblems())
        }
        tell(problems)
        return try outcome.get()
    }

    func tell(_ problems: [OutboxProblem]) {
        for problem in problems { report(problem) }
    }
}

extension Outbox: RecordKeeper {
    func keep(_ records: [VendorRecord]) {
        tell(
            store.withLock { store in
                store.keep(records)
                return store.takeProblems()
            }
        )
    }
}
