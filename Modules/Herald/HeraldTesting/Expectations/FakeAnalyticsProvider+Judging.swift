import Testing

extension FakeAnalyticsProvider {
    /// Fails the test at the caller's line, with the timeline below the message.
    func fail(
        _ message: String,
        _ recording: Recording,
        _ detail: Timeline.Detail,
        at sourceLocation: SourceLocation
    ) {
        let timeline = Timeline(records: recording.records, detail: detail)
        Issue.record("\(message)\n\n\(timeline)", sourceLocation: sourceLocation)
    }

    /// Expects so many records, accounts for all there are, and gives them if they are as many.
    ///
    /// The app's own code, such as an event's `name`, runs on a copy and outside of the lock: it may track.
    func find(
        _ expected: ExpectedRecord,
        times: Int,
        note: (Recording) -> String = { _ in "" },
        at sourceLocation: SourceLocation
    ) -> [AnalyticsRecord]? {
        let recording = snapshot
        let positions = recording.positions(of: expected)
        account(for: positions)
        if positions.count == times { return positions.map { recording.records[$0] } }
        let found =
            positions.isEmpty
            ? "never recorded"
            : "recorded \(MessageText.times(positions.count)) (\(MessageText.records(positions)))"
        fail(
            "\(expected.subject) was \(found), expected \(MessageText.times(times))."
                + note(recording),
            recording,
            expected.detail,
            at: sourceLocation
        )
        return nil
    }

    /// Expects the last of some records to hold a value, and accounts for them all.
    func expectLatest<Value: Equatable>(
        of expected: ExpectedRecord,
        is value: Value,
        at sourceLocation: SourceLocation,
        read: (AnalyticsRecord) -> Value?
    ) {
        let recording = snapshot
        let positions = recording.positions(of: expected)
        account(for: positions)
        let history = positions.compactMap { read(recording.records[$0]) }
        if let latest = history.last, latest == value { return }
        let was = history.last.map { "was \($0)" } ?? "was never set"
        let list = history.map { "\($0)" }.joined(separator: " then ")
        fail(
            "\(expected.subject) \(was), expected \(value)."
                + (history.count > 1 ? " It was set to \(list)." : ""),
            recording,
            expected.detail,
            at: sourceLocation
        )
    }
}
