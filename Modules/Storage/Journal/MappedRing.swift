import Synchronization

/// The last records of a process, which outlive it however it dies.
///
/// As with a ``Journal``, adding one is writing to memory, without a system call, and the next
/// process adopts what a dead one left; but old records make room for new ones, and nothing moves
/// them anywhere. For what is of use only when the process died: its last steps.
public final class MappedRing: Sendable {
    /// How many bytes a record may have.
    public let recordBytes: Int

    private let slots: Int
    private let format: RingFormat
    private let segment: Segment
    private let lock: JournalLock
    private let last = Mutex<UInt64>(0)

    /// Makes a ring of this process.
    ///
    /// - Parameters:
    ///   - directory: Where its files are; made where it is missing, for its owner only.
    ///   - id: What no other ring has.
    ///   - slots: How many records it keeps.
    ///   - recordBytes: How many bytes a record may have; rounded up to a multiple of eight.
    /// - Throws: ``StorageError``, as ``Journal`` does; nothing is left behind.
    public init(
        in directory: String,
        id: JournalID = .random(),
        slots: Int,
        recordBytes: Int
    ) throws(StorageError) {
        guard (1...65_535).contains(slots), (1...65_535).contains(recordBytes) else {
            fatalError(
                "A ring has from 1 to 65535 slots of as many bytes, not \(slots) of \(recordBytes). "
                    + "To fix, pass other numbers."
            )
        }
        self.slots = slots
        self.recordBytes = FrameFormat.padded(recordBytes)
        format = RingFormat(recordBytes: self.recordBytes)
        let files = JournalFiles.rings(in: directory)
        try Directory(of: files.lock(of: id)).make()
        try FileSystem(directory: directory).requireSafeMapping()
        lock = try JournalLock.make(of: id, in: files)
        do throws(StorageError) {
            segment = try Segment.make(
                at: files.segment(1, of: id),
                of: id,
                byteCount: format.byteCount(slots: slots),
                format: RingFormat.word
            )
        } catch {
            lock.remove()
            throw error
        }
        segment.memory.store(UInt64(self.recordBytes), at: RingFormat.recordBytesOffset)
        segment.begin(with: 1)
    }

    /// Adds a record in place of the oldest one.
    ///
    /// - Returns: Whether it was added; one that is longer than ``recordBytes`` is not.
    @discardableResult
    public func add(_ record: [UInt8]) -> Bool {
        guard record.count <= recordBytes else { return false }
        last.withLock { last in
            let slot = Int(last % UInt64(slots))
            last += 1
            format.write(record, sequence: last, to: segment.memory, slot: slot)
        }
        return true
    }

    /// What it holds, the oldest first.
    public var records: [JournalRecord] {
        last.withLock { _ in format.records(in: segment.memory.bytes) }
    }

    /// Forgets all records: none of their bytes is in the file when it returns.
    public func erase() {
        last.withLock { _ in
            segment.memory.erase(SegmentFormat.headerBytes..<segment.memory.byteCount)
        }
    }

    /// Removes the files, for a process that ends well; nothing may be added any more.
    public func remove() {
        segment.remove()
        lock.remove()
    }
}
