/// What a fake got up to a moment, and which of it an expectation has spoken of.
struct Recording: Sendable {
    var records: [AnalyticsRecord] = []

    /// The positions that an expectation accounted for, counted from 0.
    var accounted: Set<Int> = []

    func positions(of expected: ExpectedRecord) -> [Int] {
        records.indices.filter { expected.matches(records[$0]) }
    }
}
