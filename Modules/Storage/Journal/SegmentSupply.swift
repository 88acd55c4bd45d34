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
        guard hasRoom else { throw .limit }
        do { return try make() } catch { throw .storage(error) }
    }

    mutating func make() throws(StorageError) -> Segment {
        let order = order()
        do throws(StorageError) {
            return try order.fill()
        } catch {
            cancel(order)
            throw error
        }
    }

    /// Counts a segment that is made outside of the lock, if one is needed and may be made.
    mutating func orderSpare() -> Order? {
        spares.isEmpty && hasRoom ? order() : nil
    }

    private mutating func order() -> Order {
        number += 1
        count += 1
        let path = files.segment(number, of: journal)
        return Order(path: path, journal: journal, byteCount: limits.segmentBytes)
    }

    mutating func cancel(_ order: Order) {
        count -= 1
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
