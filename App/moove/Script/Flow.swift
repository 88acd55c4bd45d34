/// A script with a name, and a line that says what to look for.
struct Flow: Sendable {
    let name: String
    let summary: String
    let start: FlowStart
    let lines: [ScriptLine]

    /// A flow from the text of its file, whose first line is a comment that sums it up.
    init(_ name: String, _ text: String) {
        let first = text.prefix { !$0.isNewline }
        let words = first.dropFirst().split(whereSeparator: \.isWhitespace)
        let summary = first.hasPrefix("#") ? words.joined(separator: " ") : ""
        var lines = ScriptLine.lines(of: text)
        let start = lines.first.flatMap { FlowStart($0.text) }
        if start != nil { lines.removeFirst() }
        self.init(name, summary: summary, start: start ?? .standard, lines: lines)
    }

    init(_ name: String, summary: String, start: FlowStart, lines: [ScriptLine]) {
        self.name = name
        self.summary = summary
        self.start = start
        self.lines = lines
    }

    /// How long an action takes, in microseconds.
    static let pace = 1_000_000

    /// How long it takes as a whole, in microseconds.
    var duration: Int {
        lines.reduce(0) { sum, line in
            guard case .wait(let microseconds) = Action(line.text) else { return sum + Self.pace }
            return sum + Self.pace + microseconds
        }
    }

    /// The same script, going on from what is stored.
    var kept: Flow {
        Flow(name, summary: summary, start: start.kept, lines: lines)
    }
}
