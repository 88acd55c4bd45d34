/// What may happen next to the analytics of one purpose.
enum ModelStep: Int, CaseIterable, Sendable {
    case launch, signIn, signOut, grant, deny, resetConsent, track, relaunch
}

/// Events a vendor handed over, a byte each, the oldest in the highest: event number, then user.
///
/// Packed, since a hundred thousand sequences are compared step by step.
struct PackedRecords: Equatable, Sendable, CustomStringConvertible {
    var bits: UInt64 = 0

    var count: Int { (71 - bits.leadingZeroBitCount) / 8 }

    mutating func append(event: UInt8, user: UInt8) {
        bits = bits << 8 | UInt64(event << 4 | user)
    }

    mutating func append(_ others: PackedRecords) {
        bits = bits << UInt64(8 * others.count) | others.bits
    }

    var description: String {
        let bytes = (0..<count).reversed().map { UInt8(truncatingIfNeeded: bits >> UInt64(8 * $0)) }
        let texts = bytes.map { "\($0 >> 4)" + ($0 & 15 == 0 ? "" : " of user \($0 & 15)") }
        return "[\(texts.joined(separator: ", "))]"
    }
}
