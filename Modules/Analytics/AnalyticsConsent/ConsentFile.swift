public import Journal
import Synchronization

/// Decisions in a small mapped file, which all processes on a directory share.
///
/// Reading costs no system call once there is a file. Before the first decision there is none, and
/// reading makes none: while a person is undecided, nothing is written.
public final class ConsentFile: ConsentStore {
    /// `consen` and version 1, in the bytes of the file's first word.
    private static let format: UInt64 = 0x636f_6e73_656e_0001

    private let path: String
    private let report: @Sendable (StorageError) -> Void
    private let mapping = Mutex<Mapping>(.none)

    private enum Mapping: Sendable {
        case none
        case words(MappedWords)
        /// What there is can't be read; it was reported, and everything counts as undecided.
        case unreadable
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
        guard let words = mapped() else { return .none }
        return ConsentSnapshot { ConsentDecision(word: words.load($0.position)) }
    }

    public func decide(_ state: ConsentState, for purpose: Purpose) throws(StorageError) {
        let words = try made()
        words.update(purpose.position) { word in
            ConsentDecision(word: word).followed(by: state).word
        }
    }

    /// Throws what reading would report.
    public func check() throws(StorageError) {
        _ = try opened()
    }

    /// The file's words, when there is a file that can be read.
    private func mapped() -> MappedWords? {
        do throws(StorageError) {
            return try opened()
        } catch {
            let isNews = mapping.withLock { mapping in
                guard case .none = mapping else { return false }
                mapping = .unreadable
                return true
            }
            if isNews { report(error) }
            return nil
        }
    }

    private func opened() throws(StorageError) -> MappedWords? {
        switch mapping.withLock({ $0 }) {
        case .words(let words): return words
        case .unreadable: return nil
        case .none: break
        }
        let words = try MappedWords.open(
            at: path,
            format: Self.format,
            count: Purpose.allCases.count
        )
        if let words { mapping.withLock { $0 = .words(words) } }
        return words
    }

    private func made() throws(StorageError) -> MappedWords {
        if let words = try opened() { return words }
        let words = try MappedWords.create(
            at: path,
            format: Self.format,
            count: Purpose.allCases.count
        )
        mapping.withLock { $0 = .words(words) }
        return words
    }
}

extension ConsentDecision {
    /// The decision as a word of the file: the state in the last two bits, the epoch above them.
    var word: UInt64 { UInt64(epoch) << 2 | UInt64(state.rawValue) }

    /// The decision in a word; a state that this version doesn't know counts as denied.
    init(word: UInt64) {
        let state = ConsentState(rawValue: UInt8(word & 3)) ?? .denied
        self.init(state, epoch: Int(word >> 2))
    }
}
