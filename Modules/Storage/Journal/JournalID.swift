/// Which journal: one process has one at a time, and no two processes ever the same.
public struct JournalID: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// Drawn from the system's random numbers, so that no other journal has it.
    public static func random() -> JournalID {
        JournalID(rawValue: .random(in: 1...UInt64.max))
    }

    init?(hexadecimal text: some StringProtocol) {
        guard text.count == Self.digits, let value = UInt64(text, radix: 16) else { return nil }
        self.init(rawValue: value)
        guard description == text else { return nil }
    }

    private static let digits = 16
}

/// Sixteen hexadecimal digits, which its files' names begin with.
extension JournalID: CustomStringConvertible {
    public var description: String {
        let text = String(rawValue, radix: 16)
        return String(repeating: "0", count: Self.digits - text.count) + text
    }
}
