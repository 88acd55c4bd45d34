/// What a person agrees to at one moment, for all purposes whose vendors are told of flows.
///
/// Epochs are the app's: a decision about a purpose has a higher one than the decision before it.
public struct FlowConsent: Sendable, Hashable {
    /// Whether flows may be stored now; else those that may be told are in memory alone.
    let mayStore: Bool

    /// By purpose, the epoch of its grant, or undecided the one that a grant would have.
    let epochs: [String: Int]

    /// - Parameters:
    ///   - epochs: For each purpose that isn't denied, the epoch of its grant; undecided, the epoch that
    ///     a grant would have if it came next.
    ///   - mayStore: Whether a purpose is granted, and there is a place to store anything.
    public init(epochs: [String: Int], mayStore: Bool) {
        let epochs = epochs.map { (PlainName.escaped($0), $1) }
        self.epochs = Dictionary(uniqueKeysWithValues: epochs)
        self.mayStore = mayStore && !epochs.isEmpty
    }

    /// Whether a flow may be told that began under these epochs.
    ///
    /// Its event goes to every purpose that isn't denied, so none of these may have been denied since
    /// the flow began, nor then.
    func covers(_ beginning: [String: Int]) -> Bool {
        !epochs.isEmpty && epochs.allSatisfy { beginning[$0.key] == $0.value }
    }
}
