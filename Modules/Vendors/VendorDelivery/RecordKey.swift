/// The key of one record: 128 bits, under which its vendor drops a record it has already seen.
///
/// A process draws one random key. Everything it records counts up from there, because drawing a
/// random key for each record costs about a microsecond.
public struct RecordKey: Sendable, Hashable {
    /// How many records one call may make before their keys would reach those of the next call.
    public static let recordsPerCall = 1 << 16

    public let rawValue: UInt128

    public init(rawValue: UInt128) {
        self.rawValue = rawValue
    }

    /// A key from the system's random number generator.
    public static func random() -> RecordKey {
        var generator = SystemRandomNumberGenerator()
        let high = UInt128(generator.next() as UInt64)
        return RecordKey(rawValue: high << 64 | UInt128(generator.next() as UInt64))
    }

    /// The stem of call `number` of a process whose own key this is.
    public func stem(ofCall number: Int) -> RecordKey {
        self &+ UInt128(truncatingIfNeeded: number) * UInt128(Self.recordsPerCall)
    }

    /// The key `offset` records after `key`; it wraps around at 128 bits.
    public static func &+ (key: RecordKey, offset: UInt128) -> RecordKey {
        RecordKey(rawValue: key.rawValue &+ offset)
    }

    /// The form that vendors get: 32 lower-case hexadecimal digits.
    public var hexadecimal: String {
        // Halves, since shifts of 128 bits cost several times as much.
        let high = UInt64(truncatingIfNeeded: rawValue >> 64)
        let low = UInt64(truncatingIfNeeded: rawValue)
        return String(unsafeUninitializedCapacity: 32) { buffer in
            for position in 0..<32 {
                let shift = UInt64(60 - 4 * (position & 0xF))
                let digit = UInt8(truncatingIfNeeded: (position < 16 ? high : low) &>> shift) & 0xF
                buffer[position] = digit < 10 ? 0x30 + digit : 0x57 + digit
            }
            return 32
        }
    }

    /// The form of a random UUID (version 4), for identifiers that people expect to look like one.
    public var identifier: String {
        let version: UInt128 = 0xF << 76
        let variant: UInt128 = 0x3 << 62
        let marked = rawValue & ~version & ~variant | 0x4 << 76 | 0x2 << 62
        var digits = RecordKey(rawValue: marked).hexadecimal[...]
        let groups = [8, 4, 4, 4, 12].map { length in
            defer { digits = digits.dropFirst(length) }
            return digits.prefix(length)
        }
        return groups.joined(separator: "-")
    }
}

extension RecordKey: CustomStringConvertible {
    public var description: String { hexadecimal }
}
