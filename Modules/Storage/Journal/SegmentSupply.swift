/// Makes a journal's segments, keeps spare ones, and sees to its size.
struct SegmentSupply {
    enum Refusal: Error {
        case limit
        case storage(StorageError)
    }

    /// Two, so that one is there while the other is being erased.
    private static let mostSpares = 2

    private let files: JournalFiles
    private let journal: JournalID
    private let limits: JournalLimits
    private var number = 0
    private var count = 0
    private var spares: [Segment] = []

    var byteCount: Int { count * limits.segmentBytes }
    var needsSpare: Bool { spares.isEmpty && hasRoom }
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
        let path = files.segment(number + 1, of: journal)
        let segment = try Segment.make(at: path, of: journal, byteCount: limits.segmentBytes)
        number += 1
        count += 1
        return segment
    }

    mutating func addSpare() throws(StorageError) -> Segment {
        let segment = try make()
        spares.append(segment)
        return segment
    }

    mutating func giveBack(_ segment: Segment) {
        guard spares.count < Self.mostSpares else {
            segment.remove()
            count -= 1
            return
        }
        spares.append(segment)
    }

    mutating func giveUp() {
        count -= 1
    }

    func removeFiles() {
        for spare in spares { spare.remove() }
    }
}
