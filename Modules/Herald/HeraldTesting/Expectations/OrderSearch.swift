/// The search for some records in an order: each is the first such one after the one before it.
struct OrderSearch {
    let expected: [ExpectedRecord]
    let recording: Recording

    /// Where the expected were found, as far as they were.
    let positions: [Int]

    init(for expected: [ExpectedRecord], in recording: Recording) {
        self.expected = expected
        self.recording = recording
        var positions: [Int] = []
        for record in expected {
            let start = positions.last.map { $0 + 1 } ?? 0
            let rest = recording.records.indices.dropFirst(start)
            guard let next = rest.first(where: { record.matches(recording.records[$0]) }) else {
                break
            }
            positions.append(next)
        }
        self.positions = positions
    }

    /// What was found, what is the first that wasn't, and where that one stands instead.
    var problem: String? {
        guard positions.count < expected.count else { return nil }
        let lines = expected.enumerated().map { index, record in
            "\n  \(record): \(outcome(at: index))"
        }
        return "These were expected in this order:" + lines.joined()
    }

    private func outcome(at index: Int) -> String {
        if index < positions.count { return MessageText.records([positions[index]]) }
        if index > positions.count { return "not searched for" }
        let elsewhere = recording.positions(of: expected[index])
        if elsewhere.isEmpty { return "never recorded" }
        let last = MessageText.records([positions.last ?? 0])
        return "not after \(last), only as \(MessageText.records(elsewhere))"
    }
}
