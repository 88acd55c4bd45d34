import HeraldCore
public import Testing

extension FakeAnalyticsProvider {
    /// Expects a person to have been identified so many times, forgotten again or not.
    ///
    /// A failure says which records identify someone else, and shows no id.
    public func expectIdentified(
        as userId: String,
        times: Int = 1,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let identity = Identity(userId: userId)
        let note = { (recording: Recording) in
            let others = recording.records.indices.filter { position in
                recording.records[position].identity.map { $0 != identity } ?? false
            }
            if others.isEmpty { return "" }
            return " Someone else was identified in \(MessageText.records(others))."
        }
        _ = find(.identified(as: userId), times: times, note: note, at: sourceLocation)
    }

    /// Expects the person to have been forgotten so many times.
    public func expectReset(
        times: Int = 1,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        _ = find(.reset, times: times, at: sourceLocation)
    }

    /// Expects collection to have been turned on or off last, whatever it was before.
    public func expectEnabled(
        _ enabled: Bool,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let all = ExpectedRecord("enabled") { $0.enabled != nil }
        expectLatest(of: all, is: enabled, at: sourceLocation) { $0.enabled }
    }

    public func expectStarted(
        times: Int = 1,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        _ = find(.started, times: times, at: sourceLocation)
    }

    public func expectFlushed(
        times: Int = 1,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        _ = find(.flushed, times: times, at: sourceLocation)
    }
}
