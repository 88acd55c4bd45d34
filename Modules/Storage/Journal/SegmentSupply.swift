/// Makes a journal's segments, keeps spare ones, and sees to its size.
struct SegmentSupply {
    enum Refusal: Error {
        case limit
        case storage(StorageError)
    }

    /// A segment that is to be made.
    struct Order {
        let path: String
        let journal: JournalID
        let byteCount: Int

        func fill() throws(StorageError) -> Segment {
            try Segment.make(at: path, of: journal, byteCount: byteCount)
        }
    }

    private let files: JournalFiles
    private let journal: JournalID
    private let limits: JournalLimits
    private var number = 0
    private var count = 0
    private var spares: [Segment] = []

    /// Spare segments that are being made, and how many of them were made by who needed one at once.
    private var ordered = 0
    private var overtaken = 0

    var byteCount: Int { count * limits.segmentBytes }
    private var hasRoom: Bool { byteCount + limits.segmentBytes <= limits.totalBytes }

    init(files: JournalFiles, journal: JournalID, limits: JournalLimits) {
        self.files = files
        self.journal = journal
        self.limits = limits
    }

    /// A spare segment, or one that is made now when the limit allows it.
    mutating func next() throws(Refusal) -> Segment {
        if let spare = spares.popLast() { return spare }
        guard hasRoom || ordered > overtaken else { throw .limit }
        do { return hasRoom ? try make() : try overtake() } catch { throw .storage(error) }
    }

    /// Makes the segment at once that the writer is about to have made, in its place.
    private mutating func overtake() throws(StorageError) -> Segment {
        let segment = try numbered().fill()
        overtaken += 1
        return segment
    }

    mutating func make() throws(StorageError) -> Segment {
        let order = order()
        do throws(StorageError) {
            return try order.fill()
        } catch {
            count -= 1
            throw error
        }
    }

    /// Counts a segment that is made outside of the lock, if one is needed and may be made.
    mutating func orderSpare() -> Order? {
        guard spares.isEmpty, hasRoom else { return nil }
        ordered += 1
        return order()
    }

    private mutating func order() -> Order {
        count += 1
        return numbered()
    }

    private mutating func numbered() -> Order {
        number += 1
        let path = files.segment(number, of: journal)
        return Order(path: path, journal: journal, byteCount: limits.segmentBytes)
    }

    /// The ordered segment is there; it goes when another was made in its place.
    mutating func deliver(_ spare: Segment) {
        if isOvertaken() { spare.remove() } else { spares.append(spare) }
    }

    /// The ordered segment couldn't be made.
    mutating func cancelOrder() {
        if !isOvertaken() { count -= 1 }
    }

    /// Ends an order, and says whether somebody made the segment in its place.
    private mutating func isOvertaken() -> Bool {
        ordered -= 1
        guard overtaken > 0 else { return false }
        overtaken -= 1
        return true
    }

    mutating func giveBack(_ segment: Segment) {
        spares.append(segment)
    }

    /// Removes all spare segments but one, when no burst needs them any more.
    mutating func trim() {
        while spares.count > 1, let spare = spares.popLast() {
            spare.remove()
            count -= 1
        }
    }

    mutating func giveUp() {
        count -= 1
    }

    func removeFiles() {
        for spare in spares { spare.remove() }
    }
}
