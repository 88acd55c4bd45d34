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
        text = Self.visible(words.joined(separator: " "))
    }

    /// A text that can be shown on a terminal without controlling it.
    private static func visible(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.map {
                    $0.properties.generalCategory == .control ? "\u{FFFD}" : $0
                }
            )
        )
    }
}
