/// How records lie in a segment.
///
/// A frame is what one call appended, so a part of it is never found. All numbers are in the byte
/// order of the machine and start at multiples of eight:
///
///     frame:  length of what follows the sequence, 32 bits | checksum of both, 32 bits
///             sequence of the first record, 64 bits
///     record: length, 31 bits | forgotten, 1 bit | checksum of both and the bytes, 32 bits
///             bytes, and zeros up to a multiple of eight
///
/// A frame's first word is stored last and is zero until then: where it is zero the records end. A
/// forgotten record keeps its place and its length; its bytes are zeros and no longer checked.
enum FrameFormat {
    static let headerBytes = 16
    static let recordHeaderBytes = 8
    private static let forgottenBit: UInt64 = 1 << 31

    static func frameBytes(_ byteCounts: [Int]) -> Int {
        var count = headerBytes
        for byteCount in byteCounts { count += recordBytes(byteCount) }
        return count
    }

    static func recordBytes(_ byteCount: Int) -> Int {
        recordHeaderBytes + padded(byteCount)
    }

    static func padded(_ byteCount: Int) -> Int {
        (byteCount + 7) & ~7
    }

    static func frameWord(length: Int, sequence: UInt64) -> UInt64 {
        let low = UInt64(length)
        return low | UInt64(Checksum.of(low, seed: sequence)) << 32
    }

    static func recordWord(byteCount: Int, at bytes: UnsafeRawPointer) -> UInt64 {
        let low = UInt64(byteCount)
        return low | UInt64(Checksum.of(bytes, words: padded(byteCount) / 8, seed: low)) << 32
    }

    static func forgottenWord(byteCount: Int) -> UInt64 {
        let low = UInt64(byteCount) | forgottenBit
        return low | UInt64(Checksum.of(low, seed: low)) << 32
    }

    static func length(of word: UInt64) -> Int {
        Int(word & (forgottenBit - 1))
    }

    static func isForgotten(_ word: UInt64) -> Bool {
        word & forgottenBit != 0
    }
}
