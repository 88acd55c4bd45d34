/// The records of a part of a segment that are still to be moved.
struct SegmentContent {
    private(set) var records: [JournalRecord] = []
    /// The first record there, moved, forgotten or neither.
    let first: UInt64
    /// The last one.
    let last: UInt64
    /// Whether there are whole frames after a place where the frames end.
    let hasHole: Bool
    /// Whether what follows it is damaged.
    var isDamaged = false

    /// None, of a segment without a usable header.
    init(isDamaged: Bool) {
        first = 1
        last = 0
        hasHole = false
        self.isDamaged = isDamaged
    }

    /// - Parameters:
    ///   - bytes: The segment's.
    ///   - range: Where its frames are.
    ///   - first: The sequence of the first record there.
    ///   - watermark: The last record that has been moved.
    init(
        _ bytes: UnsafeRawBufferPointer,
        _ range: Range<Int>,
        from first: UInt64,
        after watermark: UInt64
    ) {
        var reader = FrameReader(bytes, range, from: first)
        reading: while true {
            switch reader.next(after: watermark) {
            case .frame(let places):
                for place in places where place.sequence > watermark && !place.isForgotten {
                    records.append(reader.record(at: place))
                }
            case .damaged:
                isDamaged = true
                break reading
            case .end: break reading
            }
        }
        self.first = first
        hasHole = !isDamaged && reader.hasFrameBeyond
        last = reader.sequence - 1
    }
}
