/// The base 64 of RFC 4648, with padding.
enum Base64 {
    private static let alphabet = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
    )

    /// Encodes the UTF-8 bytes of a text.
    static func encode(_ text: String) -> String {
        var encoded: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let group = rest.prefix(3)
            rest = rest.dropFirst(3)
            let padded = group + Array(repeating: 0, count: 3 - group.count)
            let bits = padded.reduce(0) { $0 << 8 | Int($1) }
            let digits = [18, 12, 6, 0].map { alphabet[bits >> $0 & 0x3F] }
            encoded += digits.prefix(group.count + 1)
            encoded += Array(repeating: UInt8(ascii: "="), count: 3 - group.count)
        }
        return String(decoding: encoded, as: UTF8.self)
    }
}
