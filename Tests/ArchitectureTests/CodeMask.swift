/// Blanks the comments and string literals of a Swift file, so that only code is left.
///
/// Line breaks stay, and with them the line numbers. Regular expressions are read as code: a lone
/// quote in one blanks the rest of its line, no more.
struct CodeMask {
    private let source: [UInt8]
    private var code: [UInt8]
    private var position = 0

    static func code(of source: String) -> [UInt8] {
        var mask = CodeMask(source: Array(source.utf8))
        while mask.position < mask.source.count { mask.step() }
        return mask.code
    }

    private init(source: [UInt8]) {
        self.source = source
        code = source
    }

    /// Passes one byte of code, or a whole comment or literal.
    private mutating func step() {
        switch source[position] {
        case UInt8(ascii: "/") where starts(with: "//"): blankLineComment()
        case UInt8(ascii: "/") where starts(with: "/*"): blankBlockComment()
        case UInt8(ascii: "\""), UInt8(ascii: "#"):
            if let literal = literal() { blank(literal) } else { position += 1 }
        default: position += 1
        }
    }

    private mutating func blankLineComment() {
        while position < source.count, source[position] != .newline { blank(1) }
    }

    private mutating func blankBlockComment() {
        var depth = 0
        repeat {
            if starts(with: "/*") {
                depth += 1
                blank(2)
            } else if starts(with: "*/") {
                depth -= 1
                blank(2)
            } else {
                blank(1)
            }
        } while depth > 0 && position < source.count
    }

    private mutating func blank(_ literal: Literal) {
        blank(literal.delimiter.utf8.count)
        while position < source.count, !starts(with: literal.end) {
            if source[position] == .newline, !literal.isMultiline { return }
            guard starts(with: literal.escape) else {
                blank(1)
                continue
            }
            blank(literal.escape.utf8.count)
            if starts(with: "(") { blankInterpolation() } else { blank(1) }
        }
        blank(literal.end.utf8.count)
    }

    private mutating func blankInterpolation() {
        var depth = 0
        repeat {
            if starts(with: "(") { depth += 1 }
            if starts(with: ")") { depth -= 1 }
            let start = position
            step()
            let end = position
            position = start
            blank(end - start)
        } while depth > 0 && position < source.count
    }

    private mutating func blank(_ count: Int) {
        for index in position..<min(position + count, source.count) where code[index] != .newline {
            code[index] = UInt8(ascii: " ")
        }
        position = min(position + count, source.count)
    }

    private func starts(with text: String) -> Bool {
        source[position...].starts(with: text.utf8)
    }
}

// MARK: - Literals

extension CodeMask {
    /// How a string literal starts, ends and escapes.
    private struct Literal {
        let delimiter: String
        let end: String
        let escape: String
        let isMultiline: Bool
    }

    /// The literal that starts here, raw ones included.
    private func literal() -> Literal? {
        let pounds = String(
            repeating: "#",
            count: source[position...].prefix { $0 == .pound }.count
        )
        guard starts(with: pounds + "\"") else { return nil }
        let isMultiline = startsMultiline(pounds)
        let quotes = isMultiline ? "\"\"\"" : "\""
        return Literal(
            delimiter: pounds + quotes,
            end: quotes + pounds,
            escape: "\\" + pounds,
            isMultiline: isMultiline
        )
    }

    /// Whether three quotes and the end of the line follow: `#"""#` is one quote in a raw string.
    private func startsMultiline(_ pounds: String) -> Bool {
        guard starts(with: pounds + "\"\"\"") else { return false }
        let rest = source[(position + pounds.utf8.count + 3)...]
        return rest.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } == .newline
    }
}

extension UInt8 {
    fileprivate static let newline = UInt8(ascii: "\n")
    fileprivate static let pound = UInt8(ascii: "#")
}
