public import HeraldCore
public import Journal
import Synchronization

/// Where open flows are kept, so that they outlive the process: one for the app.
///
/// Each step is written down before the call returns, so a flow whose process dies is resolved by
/// the next launch, from its last step: ``resolve(_:)``. A power cut can take the last steps back.
///
/// **Never twice.** A flow's end is written down, then its file is given another name, then its event
/// is tracked, then the file is erased. Of all who end a flow, in any thread and process, the one that
/// changed the name tracks its event. A kill before that loses nothing: the next launch tracks the
/// event with the end that was written down. A kill in the few microseconds after it leaves a flow in
/// doubt, whose event vendors may have or not: like a record in doubt it is counted and not repeated.
/// So a vendor's code that traps on a flow's event ends one launch and not each one.
///
/// Which process lives is known by a lock of its own (`flock`), so the directory must be on a file
/// system that keeps locks, as the local ones do.
///
/// A flow is told while all who would be told have agreed since it began, and each file says who had
/// agreed then: ``FlowConsent``. So what a denial took back stays untold after a grant, also where
/// nobody came to erase it. Flows live in memory alone while storing is undecided, or when the
/// directory can't be used.
public final class FlowStore: Sendable {
    private struct State {
        var folder: ProcessFolder?
        var nextNumber = 1
        var hasReported = false
        var isLetGo = false
    }

    let path: String
    let consent: @Sendable () -> FlowConsent
    let now: @Sendable () -> Timestamp
    private let reportError: @Sendable (StorageError) -> Void
    private let state = Mutex(State())

    /// A store in a directory that holds nothing else, and need not be there yet.
    ///
    /// - Parameters:
    ///   - path: The directory, which processes share.
    ///   - now: The clock.
    ///   - consent: What the person agrees to. It is asked at every step.
    ///   - report: Is told the first time that something can't be stored or read.
    public init(
        path: String,
        now: @escaping @Sendable () -> Timestamp = Timestamp.now,
        consent: @escaping @Sendable () -> FlowConsent,
        report: @escaping @Sendable (StorageError) -> Void
    ) {
        self.path = path
        self.now = now
        self.consent = consent
        reportError = report
    }
}

extension FlowStore {
    /// Lets go of this process's flows as its end would: where an app's launch ends before it does.
    ///
    /// What is stored stays as it is, for the next launch to resolve, and nothing more becomes of the
    /// flows here: what is called on them answers ``FlowAnswer/forgotten``.
    ///
    /// - Returns: How many open flows there are for the next launch.
    @discardableResult
    public func letGo() -> Int {
        let folder = state.withLock { state in
            defer { state.folder = nil }
            state.isLetGo = true
            return state.folder
        }
        guard let folder else { return 0 }
        var count = 0
        attempt { () throws(StorageError) in
            count = try System.names(in: folder.path).count { $0.hasSuffix(FlowFile.openSuffix) }
        }
        folder.letGo()
        return count
    }

    /// Takes no directory for this process's own any more.
    func leaveFolder() {
        state.withLock { $0.folder = nil }
    }

    /// Whether ``letGo()`` was called.
    var isLetGo: Bool { state.withLock { $0.isLetGo } }

    /// The directory of this process, when it has one.
    var ownFolder: String? { state.withLock { $0.folder?.path } }

    /// A file for a flow that was in memory alone.
    func newFile(for record: FlowRecord) throws(StorageError) -> FlowFile {
        let file = try nextFile()
        if try file.create(record) { return file }
        // Everything was forgotten meanwhile, maybe by another process.
        state.withLock { state in
            if state.folder === file.folder { state.folder = nil }
        }
        let second = try nextFile()
        guard try second.create(record) else {
            throw .unavailable(path: second.openPath, step: .create, code: System.missing)
        }
        return second
    }

    /// Does what may fail, and reports it when it does.
    func attempt(_ body: () throws(StorageError) -> Void) {
        do throws(StorageError) {
            try body()
        } catch {
            report(error)
        }
    }

    /// Tells of the first error; those that follow from it would say the same.
    func report(_ error: StorageError) {
        let isFirst = state.withLock { state in
            defer { state.hasReported = true }
            return !state.hasReported
        }
        if isFirst { reportError(error) }
    }

    private func nextFile() throws(StorageError) -> FlowFile {
        try state.withLock { (state) throws(StorageError) in
            let folder: ProcessFolder
            if let own = state.folder {
                folder = own
            } else {
                folder = try ProcessFolder.made(in: path)
            }
            state.folder = folder
            defer { state.nextNumber += 1 }
            return FlowFile(folder: folder, number: state.nextNumber)
        }
    }
}
