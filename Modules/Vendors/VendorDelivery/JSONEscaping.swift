extension TextBuffer {
    /// Adds a text as it stands between the quotes of a JSON string.
    mutating func appendEscaped(_ text: String) {
        withUTF8(of: text) { bytes, utf8 in
            if JSONEscapes.areNone(in: utf8) {
                bytes.append(utf8)
            } else {
                for byte in utf8 { bytes.appendEscaped(byte) }
            }
        }
    }

    private mutating func appendEscaped(_ byte: UInt8) {
        if JSONEscapes.needsOne(byte) { appendEscape(of: byte) } else { append(byte) }
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
            append(byte < 0x10 ? "u000" : "u001")
            append(String(byte & 0xF, radix: 16))
        default: append(byte)
        }
    }
}

/// Which bytes of a text need an escape: quotes, backslashes and control characters, and no others.
private enum JSONEscapes {
    private static let each: UInt64 = 0x0101_0101_0101_0101
    private static let high: UInt64 = 0x8080_8080_8080_8080

    static func needsOne(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    /// Looks at eight bytes at a time, since most texts have none.
    @inline(__always)
    static func areNone(in utf8: UnsafeBufferPointer<UInt8>) -> Bool {
        let bytes = UnsafeRawBufferPointer(utf8)
        let last = bytes.count - 8
        guard last >= 0 else {
            let spaces = each &* UInt64(UInt8(ascii: " "))
            return marks(in: utf8.reduce(spaces) { $0 << 8 | UInt64($1) }) & high == 0
        }
        // The last eight overlap with those before them.
        var found = marks(in: bytes.loadUnaligned(fromByteOffset: last, as: UInt64.self))
        var offset = 0
        while offset < last {
            found |= marks(in: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset += 8
        }
        return found & high == 0
    }

    /// The high bit is set in each of eight bytes that needs an escape, and may be in one above it.
    private static func marks(in bytes: UInt64) -> UInt64 {
        let quotes = bytes ^ each &* UInt64(UInt8(ascii: "\""))
        let backslashes = bytes ^ each &* UInt64(UInt8(ascii: "\\"))
        // A subtraction sets the high bit where a byte is less.
        return (bytes &- each &* 0x20) & ~bytes
            | (quotes &- each) & ~quotes
            | (backslashes &- each) & ~backslashes
    }
}
