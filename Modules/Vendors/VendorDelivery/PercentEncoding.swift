/// Percent-encoding of names and values in a query or a form.
public enum PercentEncoding: Sendable {
    /// Encodes all but letters, digits and `-._~:` of a UTF-8 text.
    ///
    /// A colon is legal in a query, and Google wants the colons of an app id as they are.
    public static func encode(_ text: String) -> String {
        var bytes: [UInt8] = []
        append(text, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Adds the same to the end of a longer text.
    public static func append(_ text: String, to bytes: inout [UInt8]) {
        var text = text
        text.withUTF8 { utf8 in
            var start = utf8.startIndex
            for index in utf8.indices where !isPlain(utf8[index]) {
                bytes.append(contentsOf: utf8[start..<index])
                bytes.append(UInt8(ascii: "%"))
                bytes.append(digit(utf8[index] >> 4))
                bytes.append(digit(utf8[index] & 0xF))
                start = index + 1
            }
            bytes.append(contentsOf: utf8[start...])
        }
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
