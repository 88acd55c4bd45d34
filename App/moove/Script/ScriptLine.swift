/// A line of a script with its number, without comments and blanks.
struct ScriptLine: Equatable {
    let number: Int
    let text: String

    /// The lines of a text that say something; what follows a `#` before a word is a comment.
    static func lines(of text: String) -> [ScriptLine] {
        // Not "\n": the two characters that end a line on Windows are one in Swift.
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
            .compactMap { ScriptLine(number: $0.offset + 1, $0.element) }
    }

    /// Nothing when the line is blank or a comment.
    init?(number: Int, _ line: some StringProtocol) {
        let words = line.split(whereSeparator: \.isWhitespace).prefix { !$0.hasPrefix("#") }
        guard !words.isEmpty else { return nil }
        self.number = number
        text = words.joined(separator: " ")
    }
}
