extension [UInt8] {
    /// Adds a text as it stands between the quotes of a JSON string.
    mutating func appendEscaped(_ text: String) {
        var text = text
        text.withUTF8 { utf8 in
            var start = utf8.startIndex
            for index in utf8.indices where Self.needsEscape(utf8[index]) {
                append(contentsOf: utf8[start..<index])
                appendEscape(of: utf8[index])
                start = index + 1
            }
            append(contentsOf: utf8[start...])
        }
    }

    /// JSON demands it for quotes, backslashes and control characters, and for nothing else.
    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private mutating func appendEscape(of byte: UInt8) {
        append(UInt8(ascii: "\\"))
        switch byte {
        case 0x08: append(UInt8(ascii: "b"))
        case 0x09: append(UInt8(ascii: "t"))
        case 0x0A: append(UInt8(ascii: "n"))
        case 0x0C: append(UInt8(ascii: "f"))
        case 0x0D: append(UInt8(ascii: "r"))
        case ..<0x20:
            append(contentsOf: byte < 0x10 ? "u000".utf8 : "u001".utf8)
            append(contentsOf: String(byte & 0xF, radix: 16).utf8)
        default: append(byte)
        }
    }
}
