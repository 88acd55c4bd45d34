/// Why the bytes of a journal are no record.
public enum UnreadableRecord: Error, Sendable, Equatable {
    /// A version that this program doesn't know wrote them.
    case unknownVersion(UInt8)
    /// They end before the record does, or go on after it.
    case wrongLength
    /// A number in them has a value that no record has.
    case unknownValue
    /// A text in them is no UTF-8.
    case noText
    /// Their vendor's name is none.
    case noVendor
}

extension UnreadableRecord: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownVersion(let version):
            "their version is \(version). To fix, run the program that wrote them."
        case .wrongLength: "their length is wrong. To fix, see whether the disk is damaged."
        case .unknownValue: "a number is out of range. To fix, see whether the disk is damaged."
        case .noText: "a text is damaged. To fix, see whether the disk is damaged."
        case .noVendor: "the vendor's name is damaged. To fix, see whether the disk is damaged."
        }
    }
}
