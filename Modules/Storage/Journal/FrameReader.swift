/// Reads the frames of a segment one after the other, and believes none of their numbers.
struct FrameReader {
    /// Where a record lies.
    struct Place {
        let sequence: UInt64
        /// Where its own word is; the bytes follow.
        let offset: Int
        let byteCount: Int
        let isForgotten: Bool
    }

    enum Step {
        case frame([Place])
        case end
        case damaged
    }

    private let bytes: UnsafeRawBufferPointer
    private let end: Int
    /// Where the next frame begins.
    private(set) var offset: Int
    /// What the next record is to be.
    private(set) var sequence: UInt64

    /// - Parameters:
    ///   - bytes: The segment's.
    ///   - range: Where the frames are.
    ///   - sequence: That of the first record.
    init(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>, from sequence: UInt64) {
        self.bytes = bytes
        self.sequence = sequence
        offset = range.lowerBound
        end = range.upperBound
    }

    /// Goes on to the next frame; stays where it is at the end and at damage.
    ///
    /// - Parameter watermark: The frames up to this record have been moved, so what is in them is
    ///   of no importance.
    /// - Returns: The records of the frame, or why there is none.
    mutating func next(after watermark: UInt64) -> Step {
        guard offset + FrameFormat.headerBytes <= end, word(at: offset) != 0 else { return .end }
        let start = offset + FrameFormat.headerBytes
        let length = FrameFormat.length(of: word(at: offset))
        guard length > 0, length <= end - start,
            word(at: offset + 8) == sequence,
            word(at: offset) == FrameFormat.frameWord(length: length, sequence: sequence),
            let places = places(in: start..<start + length, after: watermark)
        else { return .damaged }
        offset = start + length
        sequence += UInt64(places.count)
        return .frame(places)
    }

    /// Whether a whole frame lies somewhere after the end, as when a page between was never written.
    ///
    /// What a call was writing when its process died has no such word yet.
    var hasFrameBeyond: Bool {
        var place = offset
        while place + FrameFormat.headerBytes < end {
            let length = FrameFormat.length(of: word(at: place))
            let later = word(at: place + 8)
            if length > 0, later >= sequence,
                word(at: place) == FrameFormat.frameWord(length: length, sequence: later)
            {
                return true
            }
            place += 8
        }
        return false
    }

    /// The records of a frame, or `nil` when one of them is damaged.
    private func places(in range: Range<Int>, after watermark: UInt64) -> [Place]? {
        var places: [Place] = []
        var offset = range.lowerBound
        while offset < range.upperBound {
            let word = word(at: offset)
            let place = Place(
                sequence: sequence + UInt64(places.count),
                offset: offset,
                byteCount: FrameFormat.length(of: word),
                isForgotten: FrameFormat.isForgotten(word)
            )
            let size = FrameFormat.recordBytes(place.byteCount)
            guard size <= range.upperBound - offset else { return nil }
            guard place.sequence <= watermark || isWhole(place, word) else { return nil }
            places.append(place)
            offset += size
        }
        return places
    }

    private func isWhole(_ place: Place, _ word: UInt64) -> Bool {
        if place.isForgotten {
            return word == FrameFormat.forgottenWord(byteCount: place.byteCount)
        }
        guard let start = bytes.baseAddress else { return false }
        let content = start + place.offset + FrameFormat.recordHeaderBytes
        return word == FrameFormat.recordWord(byteCount: place.byteCount, at: content)
    }

    func record(at place: Place) -> JournalRecord {
        let start = place.offset + FrameFormat.recordHeaderBytes
        return JournalRecord(
            sequence: place.sequence,
            bytes: Array(bytes[start..<start + place.byteCount])
        )
    }

    private func word(at offset: Int) -> UInt64 {
        bytes.load(fromByteOffset: offset, as: UInt64.self)
    }
}
