/// Keeps what the stand-ins hand over until a sender claims it, through the death of the process.
///
/// `Outbox` stores the records of a call in one transaction; what its `journaled` answers appends
/// them to a journal, which is memory, and moves them to the outbox behind the callers' backs.
public protocol RecordWriter: AnyObject, Sendable {
    /// Where a vendor's stand-in puts its records.
    ///
    /// - Parameters:
    ///   - vendor: One of the outbox's; its records must say the same.
    ///   - epoch: The epoch of the consent in force, asked for each time.
    /// - Returns: The sink.
    func sink(for vendor: String, epoch: @escaping @Sendable () -> Int) -> any RecordSink

    /// Runs a call, and keeps the records of all vendors that it leads to: all of them or none.
    ///
    /// They are safe from the death of the process when it returns. It belongs around each call of
    /// Herald, on the same thread.
    ///
    /// - Parameter body: The call.
    /// - Throws: What `body` throws, and nothing else; what it led to before is kept.
    func call<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure)

    /// Waits until all that was kept so far can be claimed.
    ///
    /// - Returns: Whether it can, within this time.
    func waitUntilQueued(within time: Duration) -> Bool

    /// Removes all that there is of some vendors, so that no byte of it is left in the directory.
    ///
    /// What another process that runs has in its journal stays until that process comes to it, within
    /// a moment, and drops it as outdated.
    ///
    /// - Parameter vendors: Who may get nothing any more.
    /// - Returns: What was removed.
    /// - Throws: When the database can't be used; then what it holds is still there.
    func purge(vendors: Set<String>) throws -> OutboxPurge

    /// Queues what is left within this time, and ends what runs in the background.
    ///
    /// What is kept afterwards is stored at once.
    ///
    /// What can be kept in no file is lost then; its count is stored or else told.
    ///
    /// - Returns: Whether all of it is queued; what isn't is found by the next process in the
    ///   journal, or lost where there is none.
    @discardableResult
    func close(within time: Duration) -> Bool
}
