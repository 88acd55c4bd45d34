/// A decision as a word of the file: its check in the last 16 bits, the state in the two above them,
/// the epoch above those.
///
/// A word of zeros is that nothing was decided.
extension ConsentDecision {
    var word: UInt64 {
        let content = UInt64(epoch) << 2 | UInt64(state.rawValue)
        return content << 16 | UInt64(Self.check(of: content))
    }

    /// The decision in a word, none when it doesn't hold its check.
    ///
    /// A state that this version doesn't know counts as denied.
    init?(word: UInt64) {
        let content = word >> 16
        guard UInt16(truncatingIfNeeded: word) == Self.check(of: content) else { return nil }
        let state = ConsentState(rawValue: UInt8(content & 3)) ?? .denied
        self.init(state, epoch: Int(content >> 2))
    }

    /// Another one whenever one lane of 16 bits is changed, so whenever one byte is.
    ///
    /// Each lane is multiplied by an odd number, which can be undone.
    private static func check(of content: UInt64) -> UInt16 {
        let factors: (UInt16, UInt16, UInt16) = (0x9E37, 0x79B9, 0x7F4B)
        return UInt16(truncatingIfNeeded: content) &* factors.0
            ^ UInt16(truncatingIfNeeded: content >> 16) &* factors.1
            ^ UInt16(truncatingIfNeeded: content >> 32) &* factors.2
    }
}
