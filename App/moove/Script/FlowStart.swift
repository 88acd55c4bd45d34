import AnalyticsConsent

/// How a flow begins: the line `begin fresh|kept [granted|denied|undecided]`, before any action.
struct FlowStart: Sendable, Equatable {
    /// Whether what was stored before is forgotten.
    let isFresh: Bool

    /// What is decided for each purpose; as stored when `nil`.
    let consent: ConsentState?

    /// Where nothing else is said.
    static let standard = FlowStart(isFresh: true, consent: .granted)
    static let kept = FlowStart(isFresh: false, consent: nil)

    init(isFresh: Bool, consent: ConsentState?) {
        self.isFresh = isFresh
        self.consent = consent
    }

    /// A start from a line of a script; none when the line is no such line.
    init?(_ line: String) {
        let words = line.split(separator: " ").map(String.init)
        guard words.first == "begin", (2...3).contains(words.count) else { return nil }
        let state = ConsentState.allCases.first { $0.word == words.last }
        switch (words[1], words.count, state) {
        case ("fresh", 2, _): self = .standard
        case ("kept", 2, _): self = .kept
        case ("fresh", 3, let state?): self.init(isFresh: true, consent: state)
        case ("kept", 3, let state?): self.init(isFresh: false, consent: state)
        default: return nil
        }
    }
}
