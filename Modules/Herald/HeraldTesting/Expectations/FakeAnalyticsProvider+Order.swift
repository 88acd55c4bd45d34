public import Testing

extension FakeAnalyticsProvider {
    /// Expects these in this order; others may come before, between and after.
    ///
    /// ```swift
    /// fake.expectOrder(.started, .tracked(FareSelected.self), .tracked("fare_paid"), .flushed)
    /// ```
    ///
    /// To leave no room for others, compare ``records``.
    public func expectOrder(
        _ expected: ExpectedRecord...,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let recording = snapshot
        let search = OrderSearch(for: expected, in: recording)
        account(for: search.positions)
        guard let problem = search.problem else { return }
        let detail = expected.contains { $0.detail == .full } ? Timeline.Detail.full : .short
        fail(problem, recording, detail, at: sourceLocation)
    }
}
