import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A file of a journal, mapped as long as it is appended to or read.
final class Segment: Sendable {
    let path: String
    let memory: SegmentMemory
    private let damage = Atomic(false)

    /// Whether a record in it was found damaged, so that its file is to be kept.
    var isDamaged: Bool { damage.load(ordering: .relaxed) }

    private init(path: String, memory: SegmentMemory) {
        self.path = path
        self.memory = memory
    }

    /// Makes one that is spare; its name only ever stands for a whole file.
    ///
    /// The journal's lock keeps everyone else away. A process that is killed meanwhile leaves a file
    /// `….segment.new` without records, and one that fails leaves none.
    static func make(
        at path: String,
        of journal: JournalID,
        byteCount: Int,
        format: WordsFormat = SegmentFormat.word
    ) throws(StorageError) -> Segment {
        let draft = JournalFiles.draft(of: path)
        guard let file = try OpenFile.new(named: draft, for: path) else {
            throw .unavailable(path: path, step: .create, code: EEXIST)
        }
        do throws(StorageError) {
            try file.preallocate(byteCount: byteCount)
            let base = try file.map(byteCount: byteCount)
            let memory = SegmentMemory(base: base, byteCount: byteCount)
            memory.store(journal.rawValue, at: SegmentFormat.journalOffset)
            memory.store(UInt64(byteCount), at: SegmentFormat.byteCountOffset)
            memory.store(format.word, at: SegmentFormat.formatOffset)
            guard rename(draft, path) == 0 else { throw file.failure(at: .name) }
            return Segment(path: path, memory: memory)
        } catch {
            unlink(draft)
            throw error
        }
    }

    var firstSequence: UInt64 {
        memory.bytes.load(fromByteOffset: SegmentFormat.firstOffset, as: UInt64.self)
    }

    func begin(with sequence: UInt64) {
        memory.store(sequence, at: SegmentFormat.firstOffset)
        memory.store(SegmentFormat.mark(of: sequence), at: SegmentFormat.markOffset)
    }

    /// Writes zeros over all that was written, so that nothing of what was moved lingers.
    func becomeSpare(used: Int) {
        memory.store(0, at: SegmentFormat.markOffset)
        memory.erase(SegmentFormat.headerBytes..<used)
    }

    func markDamaged() {
        damage.store(true, ordering: .relaxed)
    }

    /// - Returns: Whether it is gone.
    @discardableResult
    func remove() -> Bool {
        unlink(path) == 0 || errno == ENOENT
    }
}
