/// The segments of a journal, oldest first, of which the last is appended to.
///
/// A value that whoever uses it locks. Only the one who moves records takes segments out of it.
struct Backlog {
    /// A part of a segment whose records are to be moved.
    ///
    /// It is empty when a segment was found to have no room left after its last record was moved.
    struct Part {
        let segment: Segment
        let range: Range<Int>
        let first: UInt64
        let last: UInt64
    }

    /// A segment with no room left.
    private struct Full {
        let segment: Segment
        let end: Int
        let last: UInt64
    }

    private var supply: SegmentSupply
    private var full: [Full] = []
    private var tail: Segment
    /// Where the next frame begins in the last segment.
    private var tailOffset = SegmentFormat.headerBytes
    /// Where the first frame that isn't moved begins in the oldest segment.
    private var unmovedOffset = SegmentFormat.headerBytes
    private var last: UInt64 = 0
    private var moved: UInt64 = 0

    init(_ supply: SegmentSupply) throws(StorageError) {
        self.supply = supply
        tail = try self.supply.make()
        tail.begin(with: 1)
    }
}

extension Backlog {
    var appendedLast: UInt64 { last }
    var movedLast: UInt64 { moved }
    var byteCount: Int { supply.byteCount }
    var current: Segment { tail }

    /// Appends records as one frame; so much of memory is written, and nothing else done, as long as
    /// the last segment has room or a spare one is there.
    ///
    /// - Parameters:
    ///   - byteCounts: How long they are; one at least.
    ///   - frameBytes: How much they take, no more than a segment has.
    ///   - write: Writes them.
    /// - Returns: Whether a further segment was begun.
    /// - Throws: ``SegmentSupply/Refusal`` when there is no room; nothing was written.
    mutating func append(
        _ byteCounts: [Int],
        frameBytes: Int,
        _ write: Segment.RecordWriting
    ) throws(SegmentSupply.Refusal) -> Bool {
        let isFull = tailOffset + frameBytes > tail.memory.byteCount
        if isFull { try makeRoom() }
        let end = tailOffset + frameBytes
        tail.write(byteCounts, sequence: last + 1, at: tailOffset, end: end, write)
        tailOffset = end
        last += UInt64(byteCounts.count)
        return isFull
    }

    /// Begins a further segment, or the last one anew if none can be had and all is moved.
    private mutating func makeRoom() throws(SegmentSupply.Refusal) {
        do throws(SegmentSupply.Refusal) {
            try beginSegment()
        } catch {
            guard moved == last else { throw error }
            eraseMoved()
        }
    }

    private mutating func beginSegment() throws(SegmentSupply.Refusal) {
        let next = try supply.next()
        next.begin(with: last + 1)
        full.append(Full(segment: tail, end: tailOffset, last: last))
        tail = next
        tailOffset = SegmentFormat.headerBytes
    }

    /// What is to be moved next, or `nil` when all is.
    var unmoved: Part? {
        guard moved < last else { return nil }
        let oldest = full.first ?? Full(segment: tail, end: tailOffset, last: last)
        return Part(
            segment: oldest.segment,
            range: unmovedOffset..<oldest.end,
            first: moved + 1,
            last: oldest.last
        )
    }

    /// Notes that a part has been moved.
    ///
    /// - Returns: Whether its segment has no room left and is no longer among these.
    mutating func advance(past part: Part) -> Bool {
        moved = part.last
        unmovedOffset = part.range.upperBound
        guard let oldest = full.first, oldest.segment === part.segment, oldest.last == moved else {
            return false
        }
        full.removeFirst()
        unmovedOffset = SegmentFormat.headerBytes
        return true
    }

    /// Takes a segment that is spare, new or once more.
    mutating func giveBack(_ segment: Segment) {
        supply.giveBack(segment)
    }

    /// Has one segment less: its file is damaged and kept under another name.
    mutating func giveUp() {
        supply.giveUp()
    }

    /// See ``SegmentSupply/orderSpare()``.
    mutating func orderSpare() -> SegmentSupply.Order? {
        supply.orderSpare()
    }

    mutating func deliver(_ spare: Segment) {
        supply.deliver(spare)
    }

    mutating func cancelOrder() {
        supply.cancelOrder()
    }

    /// Starts the last segment anew if all records have been moved, so that none lingers there.
    mutating func eraseMoved() {
        guard moved == last, full.isEmpty, tailOffset > SegmentFormat.headerBytes else { return }
        tail.becomeSpare(used: tailOffset)
        tail.begin(with: last + 1)
        tailOffset = SegmentFormat.headerBytes
        unmovedOffset = SegmentFormat.headerBytes
    }

    /// See ``SegmentSupply/trim()``.
    mutating func trim() {
        supply.trim()
    }

    /// All segments that have records, with the ranges of their frames.
    var parts: [(segment: Segment, range: Range<Int>)] {
        let start = SegmentFormat.headerBytes
        return full.map { ($0.segment, start..<$0.end) } + [(tail, start..<tailOffset)]
    }

    /// Removes all files.
    ///
    /// - Returns: Whether none is left that has records: what is left would be moved again.
    func removeFiles() -> Bool {
        supply.removeFiles()
        return parts.map { $0.segment.remove() }.allSatisfy(\.self)
    }
}
