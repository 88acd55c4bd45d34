/// Percent-encoding of names and values in a query or a form.
public enum PercentEncoding: Sendable {
    /// Encodes all but letters, digits and `-._~:` of a UTF-8 text.
    ///
    /// A colon is legal in a query, and Google wants the colons of an app id as they are.
    public static func encode(_ text: String) -> String {
        var bytes = TextBuffer(capacity: text.utf8.count)
        append(text, to: &bytes)
        return bytes.text
    }

    /// Adds the same to the end of a longer text.
    public static func append(_ text: String, to bytes: inout TextBuffer) {
        bytes.withUTF8(of: text) { bytes, utf8 in
            bytes.append(atMost: utf8.count * encodedBytes) { place in
                var end = place
                for byte in utf8 { write(byte, to: &end) }
                return end - place
            }
        }
    }

    /// The bytes that one becomes.
    private static let encodedBytes = 3

    private static func write(_ byte: UInt8, to place: inout UnsafeMutablePointer<UInt8>) {
        guard !isPlain(byte) else {
            place[0] = byte
            place += 1
            return
        }
        place[0] = UInt8(ascii: "%")
        place[1] = digit(byte >> 4)
        place[2] = digit(byte & 0xF)
        place += encodedBytes
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") - 10 + value
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: ":"):
            true
        default: false
        }
    }
}
