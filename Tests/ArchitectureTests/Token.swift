/// A word, a line break or one other character of code.
struct Token {
    /// What ends a statement.
    static let separators: Set = ["\n", ";"]

    let text: String
    let line: Int

    /// The tokens of masked code; other white space is left out.
    static func all(in code: [UInt8]) -> [Token] {
        var tokens: [Token] = []
        var line = 1
        var position = 0
        while position < code.count {
            let word = code[position...].prefix(while: isPartOfWord)
            let text = word.isEmpty ? code[position...position] : word
            if text.first.map(isSpace) != true {
                tokens.append(Token(text: String(decoding: text, as: UTF8.self), line: line))
            }
            if text.elementsEqual("\n".utf8) { line += 1 }
            position += text.count
        }
        return tokens
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains(byte)
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...:
            true
        default: false
        }
    }
}
