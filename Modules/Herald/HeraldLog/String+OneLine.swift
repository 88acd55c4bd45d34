extension String {
    /// The text with whatever could end its line or rearrange it written out: `\n`, `\u{1B}`.
    ///
    /// Names and values come from anywhere, and one with a newline could pass for a record of its own. A
    /// backslash is doubled, so that `\n` always was a newline.
    var onOneLine: String {
        guard unicodeScalars.contains(where: \.needsEscaping) else { return self }
        return unicodeScalars.map { $0.needsEscaping ? $0.escaped : String($0) }.joined()
    }
}

extension Unicode.Scalar {
    fileprivate var needsEscaping: Bool {
        if isASCII { return self == "\\" || value < 0x20 || value == 0x7F }
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: return true
        default: return properties.isBidiControl
        }
    }

    fileprivate var escaped: String {
        switch self {
        case "\\": #"\\"#
        case "\n": #"\n"#
        case "\r": #"\r"#
        case "\t": #"\t"#
        default: #"\u{"# + String(value, radix: 16, uppercase: true) + "}"
        }
    }
}
