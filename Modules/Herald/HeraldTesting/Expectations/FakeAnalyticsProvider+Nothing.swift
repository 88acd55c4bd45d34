public import Testing

extension FakeAnalyticsProvider {
    /// Expects no event at all; other calls don't matter.
    public func expectNothingTracked(sourceLocation: SourceLocation = #_sourceLocation) {
        _ = find(ExpectedRecord("any event") { $0.event != nil }, times: 0, at: sourceLocation)
    }

    /// Expects every record, of every kind, to have been spoken of by an expectation before.
    ///
    /// One that failed has spoken, too. A comparison with ``records`` has not.
    public func expectNothingElse(sourceLocation: SourceLocation = #_sourceLocation) {
        let recording = snapshot
        let rest = recording.records.indices.filter { !recording.accounted.contains($0) }
        guard !rest.isEmpty else { return }
        fail(
            "Nothing else was expected, but \(MessageText.records(rest)) came too.",
            recording,
            .short,
            at: sourceLocation
        )
    }
}
