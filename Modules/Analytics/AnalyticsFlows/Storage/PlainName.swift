/// Text as part of a file's name or of a line: bytes that could mean something there are escaped.
enum PlainName {
    /// Whether a byte stands for itself: a letter, a digit, `.`, `_` or `-`.
    static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "-"):
            true
        default: false
        }
    }

    /// Other bytes as `%` and two hexadecimal digits, so that different texts stay different.
    static func escaped(_ text: String) -> String {
        var name = ""
        for byte in text.utf8 {
            if isPlain(byte) {
                name.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                name += byte < 16 ? "%0" : "%"
                name += String(byte, radix: 16)
            }
        }
        return name
    }
}
