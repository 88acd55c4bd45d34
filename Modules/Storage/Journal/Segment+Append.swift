extension Segment {
    /// Writes the record at an index to a place of its length.
    typealias RecordWriting = (_ index: Int, _ place: UnsafeMutableRawBufferPointer) -> Void

    /// Writes a frame; the bytes up to its end must be zeros.
    ///
    /// - Parameters:
    ///   - byteCounts: How long its records are; one at least.
    ///   - sequence: That of the first record.
    ///   - offset: Where it begins.
    ///   - end: Where it ends.
    ///   - write: Writes the records.
    func write(
        _ byteCounts: [Int],
        sequence: UInt64,
        at offset: Int,
        end: Int,
        _ write: RecordWriting
    ) {
        let start = memory.start
        var place = offset + FrameFormat.headerBytes
        for (index, byteCount) in byteCounts.enumerated() {
            let content = start + place + FrameFormat.recordHeaderBytes
            write(index, UnsafeMutableRawBufferPointer(start: content, count: byteCount))
            let word = FrameFormat.recordWord(byteCount: byteCount, at: content)
            start.storeBytes(of: word, toByteOffset: place, as: UInt64.self)
            place += FrameFormat.recordBytes(byteCount)
        }
        start.storeBytes(of: sequence, toByteOffset: offset + 8, as: UInt64.self)
        let length = end - offset - FrameFormat.headerBytes
        memory.store(FrameFormat.frameWord(length: length, sequence: sequence), at: offset)
    }
}
