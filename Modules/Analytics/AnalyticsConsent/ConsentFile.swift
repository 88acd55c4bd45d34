public import Journal
import Synchronization

/// Decisions in a small mapped file, which all processes on a directory share.
///
/// Reading costs no system call once there is a file. Before the first decision there is none, and
/// reading makes none: while a person is undecided, nothing is written.
///
/// Each word has a check of its own, so that a decision stays a single store to memory. A file of
/// which a word doesn't hold its check is set aside, and nothing counts as granted.
public final class ConsentFile: ConsentStore {
    /// `consen` and version 2, in the bytes of the file's first word.
    private static let format: UInt64 = 0x636f_6e73_656e_0002

    private let path: String
    private let report: @Sendable (StorageError) -> Void
    private let state = Mutex(State())

    private struct State {
        var words: MappedWords?
        /// What there is can't be read, so everything counts as undecided.
        var isUnreadable = false
        var isTold = false
    }

    /// Decisions at a path, where there need not be anything.
    ///
    /// - Parameters:
    ///   - path: the file; its directory is made with the first decision.
    ///   - report: is told once when what is there can't be read; then nothing counts as granted.
    public init(path: String, report: @escaping @Sendable (StorageError) -> Void) {
        self.path = path
        self.report = report
    }

    public func snapshot() -> ConsentSnapshot {
        do throws(StorageError) {
            guard let words = try opened() else { return .none }
            if let decisions = Self.decisions(in: words) { return decisions }
            // It was damaged since it was mapped: to open it again finds that, and sets it aside.
            state.withLock { $0.words = nil }
            return try opened().flatMap(Self.decisions) ?? .none
        } catch {
            note(error)
            return .none
        }
    }

    public func verifiedSnapshot() -> ConsentSnapshot {
        forgetReplacedFile()
        return snapshot()
    }

    public func decide(_ state: ConsentState, for purpose: Purpose) throws(StorageError) {
        forgetReplacedFile()
        let words = try made()
        words.update(purpose.position) { word in
            // What was damaged just now stays so, for the next who reads it.
            ConsentDecision(word: word)?.followed(by: state).word ?? word
        }
    }

    /// Throws what reading would report.
    public func check() throws(StorageError) {
        _ = try opened()
    }

    private func note(_ error: StorageError) {
        let isNews = state.withLock { state in
            defer { state.isTold = true }
            state.words = nil
            state.isUnreadable = true
            return !state.isTold
        }
        if isNews { report(error) }
    }

    /// Looks for a file anew where the mapped one was removed or replaced, or none could be read.
    private func forgetReplacedFile() {
        state.withLock { state in
            if state.words?.isInPlace == false { state.words = nil }
            state.isUnreadable = false
        }
    }

    /// The file's words, when there is a file that can be read.
    private func opened() throws(StorageError) -> MappedWords? {
        let (mapped, isUnreadable) = state.withLock { ($0.words, $0.isUnreadable) }
        if mapped != nil || isUnreadable { return mapped }
        guard let words = try found() else { return nil }
        guard Self.decisions(in: words) != nil else { return try setAside(words) }
        state.withLock { $0.words = words }
        return words
    }

    private func found() throws(StorageError) -> MappedWords? {
        do throws(StorageError) {
            return try words(Self.format)
        } catch .olderVersion(_, let found, _) {
            // Version 1 had no checks, so nobody can tell whether what it says was decided.
            guard let old = try words(Self.format & ~0xFFFF | UInt64(found)) else { return nil }
            return try setAside(old)
        }
    }

    private func words(_ format: UInt64) throws(StorageError) -> MappedWords? {
        try MappedWords.open(at: path, format: format, count: Purpose.allCases.count)
    }

    /// Throws that the file was set aside or, when another process did so first, finds its successor.
    private func setAside(_ words: MappedWords) throws(StorageError) -> MappedWords? {
        guard let keptAs = try words.setAside() else { return try opened() }
        throw .damaged(path: path, keptAs: keptAs)
    }

    /// The file's words, of a new file where there is none, or a damaged one was set aside.
    private func made() throws(StorageError) -> MappedWords {
        do throws(StorageError) {
            if let words = try opened() { return words }
        } catch .damaged(let path, let keptAs) {
            note(.damaged(path: path, keptAs: keptAs))
        }
        let words = try MappedWords.create(
            at: path,
            format: Self.format,
            count: Purpose.allCases.count
        )
        state.withLock { $0.words = words }
        return words
    }

    /// None when a word is damaged.
    private static func decisions(in words: MappedWords) -> ConsentSnapshot? {
        var isSound = true
        let decisions = ConsentSnapshot { purpose in
            let decision = ConsentDecision(word: words.load(purpose.position))
            isSound = isSound && decision != nil
            return decision ?? .none
        }
        return isSound ? decisions : nil
    }
}
