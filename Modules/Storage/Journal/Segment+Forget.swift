extension Segment {
    enum Fate {
        case keep
        case erase
        /// Erase it, and count it as forgotten.
        case count
    }

    /// Erases records; they keep their places, so that a kill meanwhile damages nothing.
    ///
    /// What follows damage can't be told apart and is erased whole.
    ///
    /// - Parameters:
    ///   - range: Where the frames are.
    ///   - fate: Asked about each record.
    /// - Returns: How many were counted.
    func forget(in range: Range<Int>, _ fate: (JournalRecord) -> Fate) -> Int {
        var count = 0
        var reader = FrameReader(memory.bytes, range, from: firstSequence)
        while true {
            switch reader.next(after: 0) {
            case .frame(let places):
                for place in places where !place.isForgotten {
                    switch fate(reader.record(at: place)) {
                    case .keep: continue
                    case .erase: erase(place)
                    case .count:
                        erase(place)
                        count += 1
                    }
                }
            case .end: return count
            case .damaged:
                memory.erase(reader.offset..<range.upperBound)
                return count
            }
        }
    }

    private func erase(_ place: FrameReader.Place) {
        let word = FrameFormat.forgottenWord(byteCount: place.byteCount)
        memory.store(word, at: place.offset)
        let content = place.offset + FrameFormat.recordHeaderBytes
        memory.erase(content..<content + place.byteCount)
    }
}
