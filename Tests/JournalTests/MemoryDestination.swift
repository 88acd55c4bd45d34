import Journal
import Synchronization

/// Keeps what it is given, and refuses it when told to.
final class MemoryDestination: JournalDestination {
    struct Refused: Error {}

    private struct State {
        var refuses: Bool
        var records: [JournalRecord] = []
        var batches = 0
        var repeats = 0
        var watermarks: [JournalID: UInt64] = [:]
        var forgotten: [JournalID] = []
    }

    private let state: Mutex<State>

    init(refuses: Bool = false) {
        state = Mutex(State(refuses: refuses))
    }

    var records: [JournalRecord] { state.withLock { $0.records } }
    var texts: [String] { records.map { String(decoding: $0.bytes, as: UTF8.self) } }
    var sequences: [UInt64] { records.map(\.sequence) }
    var batches: Int { state.withLock { $0.batches } }
    /// How often it was given a watermark that did not rise.
    var repeats: Int { state.withLock { $0.repeats } }
    var watermarks: [JournalID: UInt64] { state.withLock { $0.watermarks } }
    var forgotten: [JournalID] { state.withLock { $0.forgotten } }

    func accept() {
        state.withLock { $0.refuses = false }
    }

    func refuse() {
        state.withLock { $0.refuses = true }
    }

    func set(_ watermark: UInt64, of journal: JournalID) {
        state.withLock { $0.watermarks[journal] = watermark }
    }

    func store(_ records: [JournalRecord], upTo watermark: JournalWatermark) throws {
        try state.withLock { state in
            guard !state.refuses else { throw Refused() }
            let before = state.watermarks[watermark.journal] ?? 0
            state.repeats += watermark.sequence <= before ? 1 : 0
            state.records += records
            state.batches += 1
            state.watermarks[watermark.journal] = watermark.sequence
        }
    }

    func watermark(of journal: JournalID) throws -> UInt64? {
        state.withLock { $0.watermarks[journal] }
    }

    func forget(_ journal: JournalID) throws {
        state.withLock { state in
            state.watermarks[journal] = nil
            state.forgotten.append(journal)
        }
    }
}
