/// A decision and its number: each one made for a purpose has a higher epoch than the one before.
///
/// Records carry the epoch that they were made in, and one of an older epoch is never sent.
public struct ConsentDecision: Sendable, Hashable {
    public let state: ConsentState

    /// 0 when there was no decision yet.
    public let epoch: Int

    public init(_ state: ConsentState, epoch: Int) {
        self.state = state
        self.epoch = epoch
    }

    /// Before anybody was asked.
    public static let none = ConsentDecision(.undecided, epoch: 0)

    /// The highest epoch that can be stored.
    static let lastEpoch = (1 << 46) - 1

    /// The decision after this one: itself, when the state is the same.
    ///
    /// Epochs don't begin anew: after the last one there is only denial.
    public func followed(by state: ConsentState) -> ConsentDecision {
        if state == self.state { return self }
        guard epoch < Self.lastEpoch else { return ConsentDecision(.denied, epoch: epoch) }
        return ConsentDecision(state, epoch: epoch + 1)
    }
}
