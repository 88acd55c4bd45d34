/// A script with a name, and a line that says what to look for.
struct Flow: Sendable {
    let name: String
    let summary: String
    let lines: [ScriptLine]

    /// A flow from the text of its file, whose first line is a comment that sums it up.
    init(_ name: String, _ text: String) {
        self.name = name
        let first = text.prefix { !$0.isNewline }
        let words = first.dropFirst().split(whereSeparator: \.isWhitespace)
        summary = first.hasPrefix("#") ? words.joined(separator: " ") : ""
        lines = ScriptLine.lines(of: text)
    }
}
