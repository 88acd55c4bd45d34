/// What stands before the frames of a segment: five words, and room for more.
enum SegmentFormat {
    static let headerBytes = 64
    /// "MOOVJN" and version 1.
    static let word = WordsFormat(0x4D4F_4F56_4A4E_0001)

    static let formatOffset = 0
    static let journalOffset = 8
    static let byteCountOffset = 16
    /// The sequence of its first record.
    static let firstOffset = 24
    /// What ``mark(of:)`` says of that; zero while it is spare, whatever else is in it.
    static let markOffset = 32

    /// Tells a segment that is used from a spare one, and from a damaged one.
    static func mark(of first: UInt64) -> UInt64 {
        1 << 32 | UInt64(Checksum.of(first, seed: word.word))
    }
}
