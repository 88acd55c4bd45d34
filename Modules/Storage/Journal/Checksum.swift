/// Tells whole bytes from damaged ones; protects against accidents, not against intent.
///
/// Two lanes, since one would wait for each multiplication: 200 bytes take about 15 ns. Every step
/// can be undone, so a change of a single word always changes the lane.
enum Checksum {
    private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// - Parameters:
    ///   - bytes: Where they start, at a multiple of eight.
    ///   - words: How many words of eight bytes they are.
    ///   - seed: What else is to be protected.
    /// - Returns: The same for the same bytes and seed.
    static func of(_ bytes: UnsafeRawPointer, words: Int, seed: UInt64) -> UInt32 {
        var even = seed ^ factor
        var odd = ~seed
        var offset = 0
        let pairs = words / 2 * 16
        while offset < pairs {
            even = mix(even, bytes.load(fromByteOffset: offset, as: UInt64.self))
            odd = mix(odd, bytes.load(fromByteOffset: offset &+ 8, as: UInt64.self))
            offset &+= 16
        }
        if words % 2 == 1 {
            even = mix(even, bytes.load(fromByteOffset: offset, as: UInt64.self))
        }
        return fold(mix(even, odd))
    }

    static func of(_ word: UInt64, seed: UInt64) -> UInt32 {
        fold(mix(seed ^ factor, word))
    }

    private static func mix(_ lane: UInt64, _ word: UInt64) -> UInt64 {
        let changed = lane ^ word
        return (changed << 29 | changed >> 35) &* factor
    }

    private static func fold(_ lane: UInt64) -> UInt32 {
        let spread = (lane ^ lane >> 31) &* factor
        return UInt32(truncatingIfNeeded: spread >> 32)
    }
}
