public import Journal
import Synchronization

/// Where it is kept which throttled events were sent, so that a relaunch remembers: one for the
/// app.
///
/// A mark is made before its event is handed on, and is there after a kill. So a kill between the
/// two loses that one event, and nothing is sent twice, by this process or another; a power cut can
/// take the last marks back. When a mark can't be read or made, the event counts as sent.
///
/// Marks are in memory alone while storing is undecided, and follow to the disk from a grant on.
/// While it is denied none are made.
public final class ThrottleStore: Sendable {
    private struct State {
        var marks: [String: Mark] = [:]
        var hasReported = false
    }

    private struct Mark {
        var value: UInt64
        var isStored: Bool
    }

    private let path: String
    private let permission: @Sendable () -> StoragePermission
    private let report: @Sendable (StorageError) -> Void
    private let state = Mutex(State())

    /// A store in a directory that holds nothing else, and need not be there yet.
    ///
    /// - Parameters:
    ///   - path: The directory, which processes share.
    ///   - permission: Whether marks may be stored. It is asked at every throttled event.
    ///   - report: Is told the first time that a mark can't be read, made or erased.
    public init(
        path: String,
        permission: @escaping @Sendable () -> StoragePermission,
        report: @escaping @Sendable (StorageError) -> Void
    ) {
        self.path = path
        self.permission = permission
        self.report = report
    }

    /// Forgets what was sent, in memory and on disk: call it when storing is denied.
    public func forget() {
        state.withLock { $0.marks = [:] }
        do throws(StorageError) {
            for name in try System.names(in: path) {
                try System.remove("\(path)/\(name)")
            }
        } catch {
            tell(error)
        }
    }

    /// Raises the mark of a slot.
    ///
    /// - Parameters:
    ///   - slot: The throttle's kind and the event's name.
    ///   - value: Marks only ever rise, so a clock that is set back fires nothing again.
    /// - Returns: whether it was below the value, which it is for one of all who ask.
    func raise(_ slot: String, to value: UInt64) -> Bool {
        let permission = permission()
        guard permission != .denied else {
            // Another process may have denied it, and then nobody here was told to forget.
            state.withLock { $0.marks = [:] }
            return true
        }
        var failure: StorageError?
        let isRaised = state.withLock { state in
            let known = state.marks[slot]
            let isBelow = (known?.value ?? 0) < value
            guard permission == .granted else {
                if isBelow { state.marks[slot] = Mark(value: value, isStored: false) }
                return isBelow
            }
            if !isBelow, known?.isStored == true { return false }
            do throws(StorageError) {
                let before = try storedMark(slot, raisedTo: max(value, known?.value ?? 0))
                state.marks[slot] = Mark(value: max(value, before), isStored: true)
                return isBelow && before < value
            } catch {
                failure = error
                return false
            }
        }
        if let failure { tell(failure) }
        if self.permission() != .granted, permission == .granted { forget() }
        return isRaised
    }

    /// Raises a stored mark, for this process and all others at once.
    ///
    /// - Returns: what it was before.
    private func storedMark(_ slot: String, raisedTo value: UInt64) throws(StorageError) -> UInt64 {
        let file = "\(path)/\(PlainName.escaped(slot))"
        do throws(StorageError) {
            return try Self.raise(file, to: value)
        } catch {
            // Nobody knows what the mark was, so the new file says that the event was sent.
            if case .damaged = error { _ = try Self.raise(file, to: value) }
            throw error
        }
    }

    private static func raise(_ file: String, to value: UInt64) throws(StorageError) -> UInt64 {
        let words = try MappedWords.create(at: file, format: format, count: 1)
        return words.update(0) { max($0, value) }.oldValue
    }

    private func tell(_ error: StorageError) {
        let isFirst = state.withLock { state in
            defer { state.hasReported = true }
            return !state.hasReported
        }
        if isFirst { report(error) }
    }

    /// "MARK" and version 1.
    private static let format: UInt64 = 0x4D41_524B_0000_0001
}
