/// The forms that vendors want texts in, told byte by byte.
public enum TextForm: Sendable {
    /// Whether it has the form of an ISO 4217 code: three capitals.
    public static func isCurrencyCode(_ text: String) -> Bool {
        text.utf8.count == 3 && text.utf8.allSatisfy { capitals ~= $0 }
    }

    /// Whether it is one or more of 0 to 9, and nothing else.
    public static func isDigits(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { digits ~= $0 }
    }

    /// Whether it is one or more of A to Z, a to z and 0 to 9, and nothing else.
    public static func isLettersAndDigits(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { digits ~= $0 || capitals ~= $0 || smallLetters ~= $0 }
    }

    /// Whether it is 8, 4, 4, 4 and 12 hexadecimal digits, with hyphens between.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - inCapitals: Whether A to F must be capitals.
    /// - Returns: Whether it is one.
    public static func isUUID(_ text: String, inCapitals: Bool = false) -> Bool {
        text.utf8.count == 36
            && text.utf8.enumerated().allSatisfy { place, byte in
                switch place {
                case 8, 13, 18, 23: byte == UInt8(ascii: "-")
                default:
                    digits ~= byte || UInt8(ascii: "A")...UInt8(ascii: "F") ~= byte
                        || !inCapitals && UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte
                }
            }
    }

    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    private static let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    private static let smallLetters = UInt8(ascii: "a")...UInt8(ascii: "z")
}
