import Dispatch
import Synchronization

/// A journal's state, its writer thread, and how they call each other.
///
/// Apart from ``Journal``, since the thread holds this and must not keep the journal alive.
final class JournalCore: Sendable {
    let id: JournalID
    let files: JournalFiles
    let limits: JournalLimits
    let destination: any JournalDestination
    let report: @Sendable (JournalIncident) -> Void
    let state: Mutex<JournalState>
    /// Held while records are on their way, so that none of them can be forgotten meanwhile.
    let moving = Mutex(())
    let bell = DispatchSemaphore(value: 0)
    private let thread = Mutex<WriterThread?>(nil)

    init(
        files: JournalFiles,
        id: JournalID,
        limits: JournalLimits,
        destination: any JournalDestination,
        report: @escaping @Sendable (JournalIncident) -> Void
    ) throws(StorageError) {
        self.id = id
        self.files = files
        self.limits = limits
        self.destination = destination
        self.report = report
        let lock = try JournalLock.make(of: id, in: files)
        do throws(StorageError) {
            let supply = SegmentSupply(files: files, journal: id, limits: limits)
            state = Mutex(JournalState(backlog: try Backlog(supply), lock: lock))
        } catch {
            lock.remove()
            throw error
        }
    }

    func answer(_ call: JournalState.Call) {
        switch call {
        case .nothing: break
        case .start: startThread()
        case .wake: bell.signal()
        }
    }

    private func startThread() {
        let failure: WriterThread.Failure? = thread.withLock { thread in
            guard !state.withLock({ $0.isClosed }) else { return nil }
            do throws(WriterThread.Failure) {
                thread = try WriterThread.start { [self] in JournalWriter(core: self).run() }
                return nil
            } catch {
                return error
            }
        }
        guard let failure else { return }
        state.withLock { $0.writerFailedToStart() }
        report(.noWriter(code: failure.code))
    }

    /// Waits until the condition holds; the writer thread is called first.
    ///
    /// - Returns: Whether it holds, at the deadline at the latest.
    func wait(until deadline: DispatchTime, for condition: (JournalState) -> Bool) -> Bool {
        while true {
            let semaphore = DispatchSemaphore(value: 0)
            let call: JournalState.Call? = state.withLock { state in
                guard !condition(state) else { return nil }
                state.addWaiting(semaphore)
                return state.callWriter(isUrgent: true)
            }
            guard let call else { return true }
            answer(call)
            guard semaphore.wait(timeout: deadline) == .success else {
                return state.withLock { condition($0) }
            }
        }
    }

    /// Ends the writer thread, after what it is storing just now.
    func stop() {
        let call = state.withLock { state in
            state.isClosed = true
            state.wakeWaiting()
            return state.callWriter(isUrgent: true)
        }
        if case .wake = call { bell.signal() }
        thread.withLock { thread in
            thread?.join()
            thread = nil
        }
    }
}
